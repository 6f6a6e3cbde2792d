import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import { grossPay, netPay } from '#profiles/pay/rules/net-pay.ts';
import { type ExpectedValues, HIRING_MODELS, type HiringModel } from '#profiles/rules/profile.ts';

/** Hours per month for taxing an hourly pay: a week of 44 hours, as defined by law. */
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

/** Net from the given gross, otherwise gross from the net; in reais only, because the taxes are Brazilian. */
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
