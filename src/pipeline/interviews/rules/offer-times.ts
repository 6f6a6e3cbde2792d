import {
  FURTHEST_DAYS,
  MAXIMUM_DATES,
  MAXIMUM_TIMES_PER_DATE,
  NOTICE_HOURS,
  SLOT_MINUTES,
} from '#applications/interviews/rules/interview-slots.ts';
import { momentOfLocalTime } from '#applications/interviews/rules/local-time.ts';

const MINUTE_MS = 60_000;

interface Span {
  startsAt: string;
  endsAt: string;
}

/** The data needed to offer times. */
export interface OfferSurroundings {
  now: Date;
  timeZone: string;
  /** Local times selected so far. */
  chosen: readonly string[];
  /** Agreed interviews of the selected interviewers. */
  busy: readonly Span[];
  candidateBusy: readonly Span[];
  /** Times that the selected interviewers offer to other candidates. */
  offered: readonly Span[];
}

export type OfferTimeState =
  | 'free'
  | 'chosen'
  | 'alsoOffered'
  | 'tooSoon'
  | 'tooFar'
  | 'gap'
  | 'personBusy'
  | 'candidateBusy'
  | 'overlaps'
  | 'full';

/** Whether a local time can be offered, and if not, why; gives the same answer as the server. */
export function offerTimeState(local: string, around: OfferSurroundings): OfferTimeState {
  const { now, timeZone, chosen } = around;
  if (chosen.includes(local)) return 'chosen';
  const moment = momentOfLocalTime(local, timeZone);
  if (!moment) return 'gap';
  const start = moment.getTime();
  if (start < now.getTime() + NOTICE_HOURS * 60 * MINUTE_MS) return 'tooSoon';
  if (start > now.getTime() + FURTHEST_DAYS * 24 * 60 * MINUTE_MS) return 'tooFar';
  const meets = ({ startsAt, endsAt }: Span) =>
    Date.parse(startsAt) < start + SLOT_MINUTES * MINUTE_MS && Date.parse(endsAt) > start;
  if (around.busy.some(meets)) return 'personBusy';
  if (around.candidateBusy.some(meets)) return 'candidateBusy';
  const others = chosen.map((one) => momentOfLocalTime(one, timeZone)?.getTime() ?? 0);
  if (others.some((other) => Math.abs(other - start) < SLOT_MINUTES * MINUTE_MS)) return 'overlaps';
  const day = local.slice(0, 10);
  const days = new Set(chosen.map((one) => one.slice(0, 10)));
  const onDay = chosen.filter((one) => one.startsWith(day)).length;
  if (onDay >= MAXIMUM_TIMES_PER_DATE || (!days.has(day) && days.size >= MAXIMUM_DATES)) return 'full';
  return around.offered.some(meets) ? 'alsoOffered' : 'free';
}

export const canBeOffered = (state: OfferTimeState) => state === 'free' || state === 'alsoOffered';

const pad = (value: number) => String(value).padStart(2, '0');

/** The half hours of a working day that the picker shows. */
export function timesOfDay(day: string, from = 8, until = 19): string[] {
  return Array.from({ length: (until - from) * 2 + 1 }, (_, half) => {
    const minutes = from * 60 + half * 30;
    return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
}

/** The weeks of a month, Sunday to Saturday; null for days outside of it. Months and days are formatted as `2026-03` and `2026-03-05`. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => `${month}-${pad(index + 1)}`);
  const cells = [...Array<null>(first.getUTCDay()).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}

/** The month that many months later. */
export function monthAfter(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}
