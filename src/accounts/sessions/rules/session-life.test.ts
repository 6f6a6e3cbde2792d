import { expect, test } from 'vitest';
import { expiryFrom, SESSION_SECONDS, slideExpiry } from './session-life.ts';

const opened = new Date('2026-11-01T10:00:00Z');
const after = (seconds: number) => new Date(opened.getTime() + seconds * 1_000);

test.each([
  [0, 0],
  [24 * 3_600 - 1, 0],
  [24 * 3_600, 24 * 3_600],
  [SESSION_SECONDS - 1, SESSION_SECONDS - 1],
])('2.3 a session used after %i seconds runs out thirty days after %i', (used, counted) => {
  expect(slideExpiry(expiryFrom(opened), after(used))).toEqual(after(counted + SESSION_SECONDS));
});
