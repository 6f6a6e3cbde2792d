import { nextLocalMidnight } from '#platform/calendar/time-zones.ts';
import { MAXIMUM_MINUTES_PER_DAY } from './hour-limits.ts';

const MINUTE_MS = 60_000;

/**
 * When a clock ends by itself: at the day's cap, or at midnight, after which it goes on. `dayMinutes` are those that the person has on that date
 * already, without the clock.
 */
export function clockEnd(startedAt: Date, timeZone: string, dayMinutes: number): { endsAt: Date; continues: boolean } {
  const left = Math.max(MAXIMUM_MINUTES_PER_DAY - dayMinutes, 0);
  const atCap = new Date(startedAt.getTime() + left * MINUTE_MS);
  const midnight = nextLocalMidnight(timeZone, startedAt);
  return midnight <= atCap ? { endsAt: midnight, continues: true } : { endsAt: atCap, continues: false };
}

/** Whole minutes between two moments. */
export function minutesBetween(from: Date, until: Date): number {
  return Math.max(Math.floor((until.getTime() - from.getTime()) / MINUTE_MS), 0);
}
