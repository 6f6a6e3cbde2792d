import type { ReportFormat } from '#platform/contract/report-formats.ts';
import type { TimesheetStatus } from '#timesheets/hours/rules/entry-life.ts';
import { monthOf } from '#platform/calendar/month-period.ts';
import type { ReportKind } from './report-terms.ts';

export const reportPeriods = ['thisMonth', 'lastMonth', 'range', 'entire'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Stands for all professionals in a list of ids. */
export const EVERYONE = 'everyone' as const;

/** What has been chosen so far. */
export interface ReportChoice {
  kind: ReportKind;
  /** Ids, or `EVERYONE` alone. */
  people: readonly string[];
  format: ReportFormat | null;
  period: ReportPeriod | null;
  /** The local dates of a range, empty where it is open. */
  from: string;
  to: string;
  /** The month of an evidence, `YYYY-MM`. */
  month: string;
  status: readonly TimesheetStatus[];
  search: string;
}

/** The report that was chosen; null until professionals, file type and period are. */
export function requestOf(choice: ReportChoice, today: string) {
  const { kind, people, status, search } = choice;
  const format = kind === 'evidence' ? ('pdf' as const) : choice.format;
  const period = kind === 'evidence' ? monthPeriod(choice.month) : periodOf(choice, today);
  if (people.length === 0 || format === null || period === null) return null;
  const professionals = people.includes(EVERYONE) ? EVERYONE : [...people];
  return { kind, format, professionals, ...period, status: [...status], search: search.trim() };
}

export type ReportAsked = NonNullable<ReturnType<typeof requestOf>>;

const monthPeriod = (month: string) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? monthOf(`${month}-01`, 0) : null);

function periodOf({ period, from, to }: ReportChoice, today: string) {
  if (period === 'thisMonth') return monthOf(today, 0);
  if (period === 'lastMonth') return monthOf(today, 1);
  if (period === 'entire') return { from: null, to: null };
  // A range needs one end at least, and its ends in order.
  if (period === null || (from === '' && to === '') || isReversed({ from, to })) return null;
  return { from: from || null, to: to || null };
}

export function isReversed({ from, to }: Pick<ReportChoice, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && from > to;
}

/** `EVERYONE` and single people exclude each other: what was chosen last counts. */
export function choosePeople(before: readonly string[], after: readonly string[]): string[] {
  if (after.includes(EVERYONE) && !before.includes(EVERYONE)) return [EVERYONE];
  return after.length > 1 ? after.filter((one) => one !== EVERYONE) : [...after];
}
