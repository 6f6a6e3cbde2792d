import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { formatCents } from '#platform/ui/marks/money-text.tsx';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { PaymentView } from '#wallet/pay-runs/contract.ts';
import { isBroken } from '#wallet/pay-runs/rules/payment-states.ts';
import styles from './pay-runs.module.css';
import { payRunQuery, payRunsApi } from './pay-runs-queries.ts';

interface PaymentActionsProps {
  payment: PaymentView;
  runId: string;
  /** Before its run is approved, a payment isn’t owed to anyone. */
  isApproved: boolean;
}

/** What an administrator does about a payment that reached nobody. */
export function PaymentActions({ payment, runId, isApproved }: PaymentActionsProps) {
  const { t } = useTranslation('wallet/pay-runs');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { paymentId, state, cents, isAsked, isBlocked } = payment;
  const after = {
    onError: (problem: Error) => toast.error(t('payment.failed'), { description: problem.message }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: payRunQuery(runId).queryKey });
    },
  };
  const retry = useMutation({
    mutationFn: () => payRunsApi('POST /payments/{paymentId}/retry', { params: { paymentId } }),
    onSuccess: ({ asked }) => toast.success(t(asked ? 'payment.asked' : 'payment.retried')),
    ...after,
  });
  const byHand = useMutation({
    mutationFn: () => payRunsApi('POST /payments/{paymentId}/byHand', { params: { paymentId } }),
    onSuccess: () => toast.success(t('payment.asked')),
    ...after,
  });
  if (isAsked || !(isBroken(state) || (state === 'waiting' && isApproved))) return null;
  return (
    <span className={styles.buttons}>
      {isBroken(state) && !isBlocked && (
        <Button size="sm" variant="primary" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('payment.retry')}
        </Button>
      )}
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('payment.byHand')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('payment.byHandTitle', { amount: formatCents(cents) })}
        confirmLabel={t('payment.byHandAction')}
        loading={byHand.isPending}
        onConfirm={() => byHand.mutate()}
      >
        {t('payment.byHandText')}
      </ConfirmDialog>
    </span>
  );
}
