import { useState } from 'react';
import type { Currency } from '#platform/money/currencies.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, PersonCell } from '#ui/table/table-cells.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { IdentityButton } from '#payouts/fiscal/web/identity-button.tsx';
import { NotaLinks } from '#payouts/own-payments/web/notas/nota-links.tsx';
import type { PaymentView } from '#payouts/pay-runs/contract.ts';
import { isBroken, isToPayOutside } from '#payouts/pay-runs/rules/payment-states.ts';
import styles from './pay-runs.module.css';
import { payRunQuery, payRunsApi } from './pay-runs-queries.ts';
import { paymentTones } from './run-marks.tsx';
import { useSend } from '#ui/form/use-send.ts';

export function usePaymentColumns(runId: string, currency: Currency | undefined): Column<PaymentView>[] {
  const { t } = useTranslation('payouts/pay-runs');
  return [
    {
      key: 'who',
      header: t('person.who'),
      skeleton: 'person',
      cell: ({ name, image, attempt }) => (
        <PersonCell
          name={personName(name)}
          image={image}
          meta={attempt > 1 ? t('payment.attempt', { count: attempt }) : undefined}
        />
      ),
    },
    { key: 'key', header: t('payment.key'), width: 210, narrow: 'meta', cell: ({ key }) => <code>{key || '–'}</code> },
    onTheRight({ key: 'amount', header: t('person.amount'), width: 130, narrow: 'end' }, ({ cents }) => (
      <b className="num">{formatCents(cents, currency)}</b>
    )),
    {
      key: 'state',
      header: t('payment.state'),
      width: 210,
      skeleton: 'pill',
      narrow: 'meta',
      cell: (payment) => {
        const { state, reason, paidAt, isAsked, isBlocked } = payment;
        return (
          <span className={styles.waits}>
            <Pill tone={paymentTones[state]}>{t(`payment.states.${state}`)}</Pill>
            <NotaLinks notas={payment.notas} />
            {reason !== null && <span className="meta">{t(`payouts/pay-runs/reasons:reason.${reason}`)}</span>}
            {isBlocked && <span className="meta">{t('payment.isBlocked')}</span>}
            {isToPayOutside(payment) && <span className="meta">{t('payment.outside')}</span>}
            {isAsked && <span className="meta">{t('payment.isAsked')}</span>}
            {paidAt !== null && reason === null && (
              <span className="meta">
                <RelativeTime moment={paidAt} />
              </span>
            )}
          </span>
        );
      },
    },
    onTheRight({ key: 'actions', header: '', width: 250 }, (payment) => (
      <span className={styles.buttons}>
        {payment.isGone && (
          <IdentityButton memberId={payment.memberId} asked={isToPayOutside(payment) ? 'payment' : 'elsewhere'} />
        )}
        <PaymentActions payment={payment} runId={runId} currency={currency} />
      </span>
    )),
  ];
}

interface PaymentActionsProps {
  payment: PaymentView;
  runId: string;
  /** The run that the payment belongs to. */
  currency: Currency | undefined;
}

/** What an administrator does about a payment that reached nobody, or came back after it was paid by hand. */
function PaymentActions({ payment, runId, currency }: PaymentActionsProps) {
  const { t } = useTranslation('payouts/pay-runs');
  const [asking, setAsking] = useState<'byHand' | 'returned' | null>(null);
  const { paymentId, name, isGone, state, cents, isAsked, isBlocked, isCredited } = payment;
  const about = { failed: t('payment.failed'), reads: payRunQuery(runId).queryKey };
  const retry = useSend({
    send: () => payRunsApi('POST /payments/{paymentId}/retry', { params: { paymentId } }),
    done: ({ asked }) => t(asked ? 'payment.asked' : 'payment.retried'),
    ...about,
  });
  const ask = useSend({
    send: (what: 'byHand' | 'returned') => payRunsApi(`POST /payments/{paymentId}/${what}`, { params: { paymentId } }),
    done: t('payment.asked'),
    ...about,
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
          onConfirm={() => ask.mutate(asking, { onSettled: () => setAsking(null) })}
        >
          {asking === 'returned' && isGone
            ? t('payment.returnedTextGone')
            : t(`payment.${asking}Text`, { name: personName(name) })}
        </ConfirmDialog>
      )}
    </span>
  );
}
