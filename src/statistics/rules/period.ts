import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';

/** The periods for counting candidates by their arrival, in days; today is one of them. */
export const periods = ['30', '90', '365', 'all'] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = '90';

/** The first day of a period, as `2026-05-20` in São Paulo; null for all time. */
export function firstDayOf(period: Period, now: Date): string | null {
  return period === 'all' ? null : addDays(dateInSaoPaulo(now), 1 - Number(period));
}
