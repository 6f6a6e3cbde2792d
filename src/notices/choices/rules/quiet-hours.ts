/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

export interface QuietHours {
  from: number;
  /** Before `from` it is on the next day. */
  until: number;
}

/** In how many minutes the quiet hours end; 0 when it is not quiet at this minute of the reader's day. */
export function quietFor({ from, until }: QuietHours, minute: number): number {
  const isQuiet = from <= until ? minute >= from && minute < until : minute >= from || minute < until;
  return isQuiet ? (until - minute + DAY_MINUTES) % DAY_MINUTES : 0;
}
