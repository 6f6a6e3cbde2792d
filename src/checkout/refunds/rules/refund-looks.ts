const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Banks send a refund back within a month. */
const WATCHED_DAYS = 30;
const LONGEST_MS = 6 * HOUR_MS;

/**
 * When the provider is asked again about a refund that it made; null: never. Hourly at first, because most of what fails fails early, then
 * ever more rarely.
 */
export function nextRefundLookAt({ endedAt, now }: { endedAt: Date; now: Date }): Date | null {
  const age = now.getTime() - endedAt.getTime();
  const next = new Date(now.getTime() + Math.min(Math.max(age / 4, HOUR_MS), LONGEST_MS));
  return next.getTime() - endedAt.getTime() > WATCHED_DAYS * DAY_MS ? null : next;
}
