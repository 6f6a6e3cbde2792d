import { expect, test } from 'vitest';
import { mayEditComment } from './comment-limits.ts';

test.each([
  [0, true],
  [14 * 60 + 59, true],
  [15 * 60, false],
  [86_400, false],
])('TSK-04 a comment of %i seconds ago can be changed: %s', (seconds, expected) => {
  const now = new Date('2026-03-02T12:00:00Z');
  expect(mayEditComment(new Date(now.getTime() - seconds * 1000), now)).toBe(expected);
});
