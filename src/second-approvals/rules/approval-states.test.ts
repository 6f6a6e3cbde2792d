import { expect, test } from 'vitest';
import { findDecisionObstacle } from './approval-states.ts';

const now = new Date('2026-11-27T12:00:00Z');
const asked = {
  state: 'open',
  expiresAt: new Date('2026-11-28T12:00:00Z'),
  askedBy: 'ana',
  excluded: ['bia'],
} as const;

test.each([
  ['caio', {}, null],
  ['ana', {}, 'ownRequest'],
  ['bia', {}, 'ownRequest'],
  ['caio', { state: 'approved' }, 'decided'],
  ['caio', { state: 'expired' }, 'decided'],
  ['caio', { expiresAt: now }, 'decided'],
  ['ana', { state: 'refused' }, 'decided'],
] as const)('ADM-04 %s decides on a request with %o: %s', (who, change, obstacle) => {
  const decider = { userId: who, since: new Date('2026-01-01T12:00:00Z'), invitedBy: null };
  expect(findDecisionObstacle({ ...asked, ...change }, decider, now)).toBe(obstacle);
});
