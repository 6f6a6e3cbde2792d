import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  ['2026-12-04T02:59:59Z', 'day', 8],
  ['2026-11-27T12:00:00Z', 'day', 2],
  ['2026-11-27T11:59:59Z', 'hour', 47],
  ['2026-11-25T14:00:00Z', 'hour', 2],
  ['2026-11-25T13:59:59Z', 'minute', 119],
  ['2026-11-25T12:00:00Z', 'minute', 0],
  ['2026-11-24T12:00:00Z', 'minute', 0],
] as const)('TIM-03 until %s there are left: %s %i', (until, unit, value) => {
  expect(timeLeft(new Date(until), new Date('2026-11-25T12:00:00Z'))).toEqual({ unit, value });
});
