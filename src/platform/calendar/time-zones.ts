/** The calendar date of a moment in a time zone, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The time zone of this machine; in the browser, the reader's. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A named zone of the IANA database; plain offsets would not follow summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const MINUTE_MS = 60_000;
/** Longer than any day with its change of clocks. */
const LONGEST_DAY_MINUTES = 27 * 60;

/**
 * The moment at which a new day begins in a zone. Found by its date, because there may be no 00:00 on that day, or two of them, and where the
 * date line moved a whole day is missing.
 */
export function nextLocalMidnight(timeZone: string, moment: Date): Date {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const today = dateIn(timeZone, moment);
  let [before, after] = [minute, minute + LONGEST_DAY_MINUTES];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(timeZone, new Date(middle * MINUTE_MS)) === today) before = middle;
    else after = middle;
  }
  return new Date(after * MINUTE_MS);
}
