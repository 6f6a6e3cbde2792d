import { expect, test } from 'vitest';
import { retakeAllowedAt } from '#quizzes/rules/retake.ts';

test.each([
  ['motivators', '2026-01-15T10:20:30.000Z', '2026-07-15T10:20:30.000Z'],
  ['motivators', '2026-08-31T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
  ['motivators', '2027-08-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['motivators', '2026-12-31T12:00:00.000Z', '2027-06-30T12:00:00.000Z'],
  ['personality', '2026-03-31T12:00:00.000Z', '2026-03-31T12:00:00.000Z'],
  ['culture', '2026-12-31T12:00:00.000Z', '2026-12-31T12:00:00.000Z'],
  ['softSkills', '2028-02-29T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
] as const)('TST-01 TST-04 %s finished at %s may be taken again at %s', (quiz, finishedAt, allowedAt) => {
  expect(retakeAllowedAt(quiz, new Date(finishedAt)).toISOString()).toBe(allowedAt);
});
