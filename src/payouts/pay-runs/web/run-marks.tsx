import type { PaymentState } from '#payouts/pay-runs/rules/payment-states.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { RunView } from '#payouts/pay-runs/contract.ts';

export const paymentTones = {
  waiting: 'info',
  sending: 'info',
  paid: 'success',
  paidByHand: 'success',
  failed: 'danger',
  returned: 'danger',
  dropped: 'neutral',
} as const satisfies Record<PaymentState, string>;

export function hoursText(minutes: number): string {
  return minutesInWords(minutes, currentLocale());
}

export function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
}

const tones = { asked: 'warning', running: 'info', done: 'success', dropped: 'neutral' } as const satisfies Record<
  RunView['state'],
  string
>;

/** Payments that reached nobody come first: whatever else a run is, they are to be mended. */
export function RunStatePill({ run: { state, brokenCount } }: { run: RunView }) {
  const { t } = useTranslation('payouts/pay-runs');
  return (
    <Pill tone={brokenCount > 0 ? 'danger' : tones[state]}>
      {brokenCount > 0 ? t('run.broken', { count: brokenCount }) : t(`run.states.${state}`)}
    </Pill>
  );
}
