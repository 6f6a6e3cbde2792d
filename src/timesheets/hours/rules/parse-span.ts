/** Hours and minutes of a day as minutes since midnight; an end after midnight counts on from 24 h. */
export interface TypedSpan {
  from: number;
  until: number;
}

const TIME = /^(\d{1,2})(?:(?:[:h.]|(?=\d{2}$))(\d{2})?)?h?$/i;
const HALF_OF_DAY = /\s*([ap])\.?m\.?$/i;
const MINUTES_PER_HALF = 12 * 60;
const MINUTES_PER_DAY = 2 * MINUTES_PER_HALF;
/** A longer night is a slip: `12-9` is no work from noon to the next morning. */
const LONGEST_NIGHT = 12 * 60;

/**
 * What people type for a span: `9-12:30`, `9:15 – 10`, `9h-12h30`, `0900-1230`, `9 às 12`, `9 to 12`, `9am-12pm`, `1-3 p.m.`, and over midnight
 * `22-2`. Null for anything else. `24` ends at midnight.
 */
export function parseSpan(typed: string): TypedSpan | null {
  const parts = typed
    .normalize('NFC')
    .trim()
    .split(/\s*(?:-|–|—|\s(?:às|as|a|até|to|until)\s)\s*/i);
  if (parts.length !== 2) return null;
  const [start, end] = parts.map((part) => parseTime(part.trim()));
  if (!start || !end) return null;
  const from = startOf(start, end);
  const until = endsOf(end, start).find((minutes) => minutes > from);
  if (until === undefined || from >= MINUTES_PER_DAY) return null;
  return until <= MINUTES_PER_DAY || until - from <= LONGEST_NIGHT ? { from, until } : null;
}

interface TypedTime {
  minutes: number;
  /** Whether it was said to be before or after noon. */
  half: 'a' | 'p' | null;
}

/** `1-3pm` begins after noon, too, and `9-12pm` does not. */
function startOf(start: TypedTime, end: TypedTime): number {
  if (start.half !== null || end.half !== 'p') return start.minutes;
  const later = start.minutes + MINUTES_PER_HALF;
  return start.minutes < MINUTES_PER_HALF && later < end.minutes ? later : start.minutes;
}

/** When an end may be, earliest first: `9am-5` ends at 17 h, `22-2` on the next day. */
function endsOf({ minutes, half }: TypedTime, start: TypedTime): number[] {
  const isInHalves = half === null && start.half !== null && minutes <= MINUTES_PER_HALF;
  return [minutes, ...(isInHalves ? [minutes + MINUTES_PER_HALF] : []), minutes + MINUTES_PER_DAY];
}

function parseTime(typed: string): TypedTime | null {
  const half = HALF_OF_DAY.exec(typed)?.[1]?.toLowerCase() as 'a' | 'p' | undefined;
  const match = TIME.exec(typed.replace(HALF_OF_DAY, ''));
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minutes > 59 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  if (half !== undefined) return { half, minutes: ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes };
  const time = hours * 60 + minutes;
  return time <= MINUTES_PER_DAY ? { half: null, minutes: time } : null;
}
