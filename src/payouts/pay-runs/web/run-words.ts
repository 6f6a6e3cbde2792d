import type { PaymentState } from '#payouts/pay-runs/rules/payment-states.ts';
import { currentLocale } from '#ui/i18n.ts';

export const paymentTones = {
  waiting: 'info',
  sending: 'info',
  paid: 'success',
  paidByHand: 'success',
  failed: 'danger',
  returned: 'danger',
  dropped: 'neutral',
} as const satisfies Record<PaymentState, string>;

export function decimalHours(minutes: number): string {
  return (minutes / 60).toLocaleString(currentLocale(), { maximumFractionDigits: 2 });
}

export function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
}
