/** Hours and minutes of a day as minutes since midnight. */
export interface TypedSpan {
  from: number;
  until: number;
}

const TIME = /^(\d{1,2})(?:(?:[:h.]|(?=\d{2}$))(\d{2})?)?h?$/i;
const MINUTES_PER_DAY = 24 * 60;

/**
 * What people type for a span of one day: `9-12:30`, `9:15 – 10`, `9h-12h30`, `0900-1230`, `9 às 12`, `9 to 12`. Null for anything else, and when it does
 * not end after it began. `24` ends at midnight.
 */
export function parseSpan(typed: string): TypedSpan | null {
  const parts = typed.trim().split(/\s*(?:-|–|—|\s(?:às|as|a|até|to|until)\s)\s*/i);
  if (parts.length !== 2) return null;
  const [from, until] = parts.map((part) => parseTime(part.trim()));
  if (from === null || until === null || from === undefined || until === undefined) return null;
  return from < until && from < MINUTES_PER_DAY ? { from, until } : null;
}

function parseTime(typed: string): number | null {
  const match = TIME.exec(typed);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minutes > 59) return null;
  const time = hours * 60 + minutes;
  return time <= MINUTES_PER_DAY ? time : null;
}
