import type { Currency } from '#platform/money/currencies.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import { netPay } from '#profiles/pay/rules/net-pay.ts';
import type { HiringModel } from '#projects/rules/terms.ts';

interface Pay {
  currency: Currency;
  hiringModel: HiringModel | null;
  hourlyGross: number;
  monthlyHours: number;
}

/**
 * Estimates what a full month's taxes leave of the gross, in cents per hour: by the tables of `profiles/pay/rules/net-pay.ts`, over the offer's
 * hours. Null where those tables do not apply: the taxes are Brazil's.
 */
export function estimatedNet(
  { currency, hiringModel, hourlyGross, monthlyHours }: Pay,
  month: CalendarMonth,
): number | null {
  if (currency !== 'BRL' || hiringModel === null) return null;
  return Math.floor(netPay(hiringModel, hourlyGross * monthlyHours, month).net / monthlyHours);
}
