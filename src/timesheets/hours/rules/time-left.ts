const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is left until a moment, counted in whole days, and in whole hours or minutes once it is less than two days or two hours; never below zero. */
export function timeLeft(until: Date, now: Date): { unit: 'day' | 'hour' | 'minute'; value: number } {
  const left = Math.max(until.getTime() - now.getTime(), 0);
  if (left >= 2 * DAY_MS) return { unit: 'day', value: Math.floor(left / DAY_MS) };
  if (left >= 2 * HOUR_MS) return { unit: 'hour', value: Math.floor(left / HOUR_MS) };
  return { unit: 'minute', value: Math.floor(left / 60_000) };
}
