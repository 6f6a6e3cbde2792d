import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import { netPay } from '#profiles/pay/rules/net-pay.ts';
import type { Currency, HiringModel } from '#projects/rules/terms.ts';

interface Pay {
  currency: Currency;
  hiringModel: HiringModel | null;
  hourlyGross: number;
  monthlyHours: number;
}

/**
 * What the taxes of a whole month leave of the gross, in cents an hour: an estimate by the tables of `profiles/pay/rules/net-pay.ts`,
 * over the hours that the offer names. Null where those tables do not apply: the taxes are Brazil's.
 */
export function estimatedNet(
  { currency, hiringModel, hourlyGross, monthlyHours }: Pay,
  month: CalendarMonth,
): number | null {
  if (currency !== 'BRL' || hiringModel === null) return null;
  return Math.floor(netPay(hiringModel, hourlyGross * monthlyHours, month).net / monthlyHours);
}
