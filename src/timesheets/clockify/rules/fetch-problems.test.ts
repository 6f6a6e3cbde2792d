import { expect, test } from 'vitest';
import { fetchProblems, pauseAfter, readRetryAfter } from './fetch-problems.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['30', 30],
  ['0', 1],
  ['-5', 1],
  ['1.2', 2],
  ['999999', 3600],
  ['Tue, 10 Mar 2026 12:02:00 GMT', 120],
  ['Tue, 10 Mar 2026 11:00:00 GMT', 1],
  ['soon', null],
  ['', null],
  [null, null],
])('TIM-05 Retry-After %j waits %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});

test('TIM-05 every problem is followed by another attempt within an hour', () => {
  for (const problem of fetchProblems) {
    const pause = pauseAfter(problem, null);
    expect(pause).toBeGreaterThanOrEqual(60_000);
    expect(pause).toBeLessThanOrEqual(3_600_000);
  }
  expect(pauseAfter('busy', 7)).toBe(7_000);
});
