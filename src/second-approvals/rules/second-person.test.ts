import { expect, test } from 'vitest';
import { findSecondObstacle } from './approval-states.ts';

const now = new Date('2026-11-27T12:00:00Z');
const joined = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['joined six days ago', 6.99, null, 'newAdministrator'],
  ['joined a week ago', 7, null, null],
  ['was invited by the asker 29 days ago', 29.99, 'ana', 'invitedByAsker'],
  ['was invited by the asker 30 days ago', 30, 'ana', null],
  ['was invited by somebody else', 8, 'caio', null],
  ['was invited by somebody who had a hand in it', 8, 'bia', 'invitedByAsker'],
] as const)('ADM-04 an administrator who %s', (_who, days, invitedBy, obstacle) => {
  expect(findSecondObstacle({ userId: 'eva', since: joined(days), invitedBy }, ['ana', 'bia'], now)).toBe(obstacle);
});
