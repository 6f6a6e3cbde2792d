import type { RefundView } from '#checkout/refunds/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import styles from '#checkout/service-orders/web/service-orders.module.css';

const tones = { asked: 'warning', sent: 'info', done: 'success', failed: 'danger', returned: 'danger' } as const;

/** What is asked about in a dialog. */
export type RefundAct = 'done' | 'cancel' | 'returned';

export function useRefundColumns({
  onAct,
  onPayOut,
}: {
  onAct: (refund: RefundView, act: RefundAct) => void;
  onPayOut: (refund: RefundView) => void;
}): Column<RefundView>[] {
  const { t } = useTranslation('checkout/refunds');
  return [
    {
      key: 'company',
      header: t('column.company'),
      skeleton: 'lines',
      cell: ({ company, reason }) => <TwoLines title={company || t('unnamed')} meta={reason} />,
    },
    {
      key: 'way',
      header: t('column.way'),
      width: 170,
      narrow: 'meta',
      cell: ({ way, closesAccount }) => t(closesAccount ? `closing.${way}` : `way.${way}`),
    },
    {
      key: 'asked',
      header: t('column.asked'),
      width: 140,
      narrow: 'meta',
      cell: ({ askedBy, createdAt }) => <TwoLines title={askedBy} meta={<RelativeTime moment={createdAt} />} />,
    },
    {
      key: 'amount',
      header: t('column.amount'),
      width: 120,
      align: 'right',
      narrow: 'meta',
      cell: ({ cents, currency }) => <span className="num">{formatCents(cents, currency)}</span>,
    },
    {
      key: 'state',
      header: t('column.state'),
      width: 150,
      skeleton: 'pill',
      narrow: 'end',
      cell: ({ state, isAsked }) => (
        <>
          <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
          {isAsked && <div className="meta">{t('returned.asked')}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      width: 260,
      align: 'right',
      cell: (refund) => (
        <span className={styles.actions}>
          {refund.abilities.pay && (
            <Button size="sm" onClick={() => onAct(refund, 'done')}>
              {t('done.action')}
            </Button>
          )}
          {refund.abilities.payOut && (
            <Button size="sm" onClick={() => onPayOut(refund)}>
              {t('payOut.action')}
            </Button>
          )}
          {refund.abilities.sayReturned && (
            <Button size="sm" onClick={() => onAct(refund, 'returned')}>
              {t('returned.action')}
            </Button>
          )}
          {refund.abilities.cancel && (
            <Button size="sm" variant="dangerQuiet" onClick={() => onAct(refund, 'cancel')}>
              {t('cancel.short')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
