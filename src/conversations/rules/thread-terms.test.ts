import { expect, test } from 'vitest';
import {
  candidateObstacle,
  canSendAt,
  companyObstacle,
  MAXIMUM_DAYS_AHEAD,
} from '#conversations/rules/thread-terms.ts';

const at = new Date();
const open = { companyBlockedAt: null, candidateBlockedAt: null };

test.each([
  [{ isWithdrawn: false, ...open }, null],
  [{ isWithdrawn: true, ...open }, 'withdrawn'],
  [{ isWithdrawn: false, ...open, companyBlockedAt: at }, 'blocked'],
  [{ isWithdrawn: false, ...open, candidateBlockedAt: at }, 'blocked'],
  [{ isWithdrawn: true, ...open, candidateBlockedAt: at }, 'withdrawn'],
])('PIP-06 the company to a candidate %o: %s', (standing, obstacle) => {
  expect(companyObstacle(standing)).toBe(obstacle);
  const { isWithdrawn } = standing;
  expect(candidateObstacle({ isWithdrawn, hasCompanyLeft: false }, standing)).toBe(obstacle);
  expect(candidateObstacle({ isWithdrawn, hasCompanyLeft: true }, standing)).toBe('companyLeft');
});

test('PIP-06 a candidate waits for the company’s first message', () => {
  expect(candidateObstacle({ isWithdrawn: false, hasCompanyLeft: false }, null)).toBe('notYet');
});

test.each([
  [-1, false],
  [0, false],
  [1, true],
  [MAXIMUM_DAYS_AHEAD * 86_400_000, true],
  [MAXIMUM_DAYS_AHEAD * 86_400_000 + 1, false],
])('PIP-06 a message can be sent %d ms ahead: %s', (ahead, can) => {
  expect(canSendAt(new Date(at.getTime() + ahead), at)).toBe(can);
});
