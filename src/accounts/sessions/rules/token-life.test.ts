import { expect, test } from 'vitest';
import { isTokenOld, refreshAfterSeconds } from './token-life.ts';

const issued = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);

test('SES-07 a token is good for an hour and wants to be refreshed after fifty minutes', () => {
  expect(isTokenOld(issued, after(3_599))).toBe(false);
  expect(isTokenOld(issued, after(3_600))).toBe(true);
  expect(refreshAfterSeconds(issued, issued)).toBe(3_000);
  expect(refreshAfterSeconds(issued, after(2_000))).toBe(1_000);
  expect(refreshAfterSeconds(issued, after(9_000))).toBe(0);
});

test('SES-07 a database clock that runs ahead gives no longer life', () => {
  expect(refreshAfterSeconds(issued, after(-30))).toBe(3_000);
  expect(isTokenOld(issued, after(-30))).toBe(false);
});
