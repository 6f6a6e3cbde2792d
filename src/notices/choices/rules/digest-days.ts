import { localTimeOf } from '#applications/interviews/rules/local-time.ts';

/** Digests leave in the morning of their reader; those of a week on Mondays. */
const FIRST_HOUR = 8;
const END_HOUR = 20;
const MONDAY = 1;

/** The digests that somebody is due at a moment, who was sent the last ones on these; a morning that was missed is made up for during the day. */
export function dueDigests(
  timeZone: string,
  now: Date,
  { dailyAt, weeklyAt }: { dailyAt: Date | null; weeklyAt: Date | null },
): ('daily' | 'weekly')[] {
  const local = localTimeOf(now, timeZone);
  const [date, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  if (hour < FIRST_HOUR || hour >= END_HOUR) return [];
  const isNew = (last: Date | null) => last === null || localTimeOf(last, timeZone).slice(0, 10) < date;
  const isMonday = new Date(`${date}T12:00:00Z`).getUTCDay() === MONDAY;
  return [...(isNew(dailyAt) ? ['daily' as const] : []), ...(isMonday && isNew(weeklyAt) ? ['weekly' as const] : [])];
}
