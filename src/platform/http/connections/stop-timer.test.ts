import { afterEach, expect, test, vi } from 'vitest';
import { createStopTimer } from './stop-timer.ts';

afterEach(() => vi.useRealTimers());

test('what ends one after the other shares ten seconds after draining, and the last has one', () => {
  vi.useFakeTimers();
  const timeLeft = createStopTimer(5);
  vi.advanceTimersByTime(60_000);
  expect(timeLeft()).toBe(15_000);
  vi.advanceTimersByTime(12_000);
  expect(timeLeft()).toBe(3_000);
  vi.advanceTimersByTime(60_000);
  expect(timeLeft()).toBe(1_000);
});
