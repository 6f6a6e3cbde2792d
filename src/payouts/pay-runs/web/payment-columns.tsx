import type { Currency } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { PersonCell } from '#ui/table/table-cells.tsx';
import { IdentityButton } from '#payouts/fiscal/web/identity-button.tsx';
import { NotaLinks } from '#payouts/own-payments/web/notas/nota-links.tsx';
import type { PaymentView } from '#payouts/pay-runs/contract.ts';
import { isToPayOutside } from '#payouts/pay-runs/rules/payment-states.ts';
import styles from './pay-runs.module.css';
import { PaymentActions } from './payment-actions.tsx';
import { onTheRight, paymentTones } from './run-marks.tsx';

/** Each payment: to whom, how much, by which key, what became of it, and what can be done. */
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
