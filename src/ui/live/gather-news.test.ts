import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherNews } from './gather-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('P-7.2 news that never stops is told all the same, several pieces at once', () => {
  const tell = vi.fn<() => void>();
  const { hear } = gatherNews(tell, 500);
  for (let moment = 0; moment < 2_000; moment += 100) {
    hear();
    vi.advanceTimersByTime(100);
  }
  expect(tell).toHaveBeenCalledTimes(4);
});

test('P-7.2 who stopped is told nothing, and can hear again', () => {
  const tell = vi.fn<() => void>();
  const { hear, stop } = gatherNews(tell, 500);
  hear();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
  hear();
  vi.advanceTimersByTime(500);
  expect(tell).toHaveBeenCalledOnce();
});
