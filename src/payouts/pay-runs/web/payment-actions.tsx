import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Currency } from '#platform/money/currencies.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { PaymentView } from '#payouts/pay-runs/contract.ts';
import { isBroken } from '#payouts/pay-runs/rules/payment-states.ts';
import styles from './pay-runs.module.css';
import { payRunQuery, payRunsApi } from './pay-runs-queries.ts';

interface PaymentActionsProps {
  payment: PaymentView;
  runId: string;
  /** The run that the payment belongs to. */
  currency: Currency | undefined;
}

/** What an administrator does about a payment that reached nobody, or came back after it was paid by hand. */
export function PaymentActions({ payment, runId, currency }: PaymentActionsProps) {
  const { t } = useTranslation('payouts/pay-runs');
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'byHand' | 'returned' | null>(null);
  const { paymentId, name, isGone, state, cents, isAsked, isBlocked, isCredited } = payment;
  const after = {
    onError: (problem: Error) => toast.error(t('payment.failed'), { description: problem.message }),
    onSettled: () => {
      setAsking(null);
      return queryClient.invalidateQueries({ queryKey: payRunQuery(runId).queryKey });
    },
  };
  const retry = useMutation({
    mutationFn: () => payRunsApi('POST /payments/{paymentId}/retry', { params: { paymentId } }),
    onSuccess: ({ asked }) => toast.success(t(asked ? 'payment.asked' : 'payment.retried')),
    ...after,
  });
  const ask = useMutation({
    mutationFn: (what: 'byHand' | 'returned') =>
      payRunsApi(`POST /payments/{paymentId}/${what}`, { params: { paymentId } }),
    onSuccess: () => toast.success(t('payment.asked')),
    ...after,
  });
  const mayPay = isBroken(state) || (state === 'waiting' && isCredited);
  if (isAsked || !(mayPay || state === 'paidByHand')) return null;
  return (
    <span className={styles.buttons}>
      {isBroken(state) && !isBlocked && !isGone && currency === 'BRL' && (
        <Button size="sm" variant="primary" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('payment.retry')}
        </Button>
      )}
      {mayPay && (
        <Button size="sm" onClick={() => setAsking('byHand')}>
          {t('payment.byHand')}
        </Button>
      )}
      {state === 'paidByHand' && (
        <Button size="sm" onClick={() => setAsking('returned')}>
          {t('payment.returned')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(null)}
          title={t(`payment.${asking}Title`, { amount: formatCents(cents, currency) })}
          confirmLabel={t('payment.byHandAction')}
          loading={ask.isPending}
          onConfirm={() => ask.mutate(asking)}
        >
          {asking === 'returned' && isGone
            ? t('payment.returnedTextGone')
            : t(`payment.${asking}Text`, { name: personName(name) })}
        </ConfirmDialog>
      )}
    </span>
  );
}
