import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import { grossPay, netPay } from '#profiles/pay/rules/net-pay.ts';
import { type ExpectedValues, HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

/** The hours of a month by which an hour's pay is taxed: a week of 44 hours, as the law divides it. */
const HOURS_PER_MONTH = 220;

export const PAY_PERIODS = ['hour', 'month'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export type PayEstimate = {
  period: PayPeriod;
  model: HiringModel;
  gross: number;
  net: number;
  estimated: 'gross' | 'net';
};

/** Net by the gross that the member said, otherwise gross by the net; in reais only, for the taxes are Brazil's. */
export function payEstimates(values: ExpectedValues, month: CalendarMonth): PayEstimate[] {
  if (values.currency !== 'BRL') return [];
  return PAY_PERIODS.flatMap((period) => {
    const [gross, net] =
      period === 'hour' ? [values.hourValue, values.hourReceive] : [values.monthValue, values.monthReceive];
    const hours = period === 'hour' ? HOURS_PER_MONTH : 1;
    return HIRING_MODELS.flatMap((model): PayEstimate[] => {
      if (gross) return [{ period, model, gross, net: netOf(model, gross, hours, month), estimated: 'net' }];
      return net ? [{ period, model, gross: grossOf(model, net, hours, month), net, estimated: 'gross' }] : [];
    });
  });
}

function netOf(model: HiringModel, gross: number, hours: number, month: CalendarMonth): number {
  return Math.floor(netPay(model, gross * hours, month).net / hours);
}

function grossOf(model: HiringModel, net: number, hours: number, month: CalendarMonth): number {
  return Math.round(grossPay(model, net * hours, month) / hours);
}
