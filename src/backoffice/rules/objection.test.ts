import { expect, test } from 'vitest';
import { isOpenToObjection } from './objection.ts';

const now = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['joined yesterday', { joinedAt: daysAgo(1) }, true],
  ['joined a month ago', { joinedAt: daysAgo(30) }, false],
  ['lost the second step yesterday', { factorOffAt: daysAgo(1) }, true],
  ['lost the second step long ago', { factorOffAt: daysAgo(31) }, false],
  ['is a recruiter', { role: 'recruiter', joinedAt: daysAgo(1) }, false],
] as const)('ADM-04 whether others may object to somebody who %s: %o', (_who, more, expected) => {
  expect(isOpenToObjection({ role: 'admin', joinedAt: daysAgo(400), factorOffAt: null, ...more }, now)).toBe(expected);
});
