/** Estimates are given in hours, to the quarter, and kept in minutes. */
export const MINUTES_PER_HOUR = 60;
export const ESTIMATE_STEP_HOURS = 0.25;

export function toMinutes(hours: number): number {
  return Math.round(hours * MINUTES_PER_HOUR);
}

export function toHours(minutes: number): number {
  return minutes / MINUTES_PER_HOUR;
}
