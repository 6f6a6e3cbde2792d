import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { shortDateText } from '#ui/marks/date-text.ts';
import { ServiceStatePill } from './service-state.tsx';
import styles from './service-orders.module.css';
import { useServiceName } from './use-service-name.ts';

interface RowActions {
  onLink: (order: ServiceOrderView) => void;
  onCancel: (order: ServiceOrderView) => void;
}

/** Each order with its company, value and state; what is open can be mailed again or canceled. */
export function useServiceOrderColumns({ onLink, onCancel }: RowActions): Column<ServiceOrderView>[] {
  const { t } = useTranslation('checkout/service-orders');
  const nameOf = useServiceName();
  return [
    {
      key: 'order',
      header: t('column.order'),
      skeleton: 'lines',
      cell: (order) => <TwoLines title={nameOf(order)} meta={order.description} />,
    },
    {
      key: 'company',
      header: t('column.company'),
      width: 160,
      narrow: 'meta',
      cell: ({ company, createdAt }) => (
        <TwoLines title={company || t('unnamed')} meta={<RelativeTime moment={createdAt} />} />
      ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      width: 195,
      align: 'right',
      narrow: 'meta',
      cell: ({ cents, currency, state, dueOn }) => (
        <TwoLines
          title={<span className="num">{formatCents(cents, currency)}</span>}
          {...(state === 'open' && { meta: t('dueOn', { day: shortDateText(dueOn) }) })}
        />
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      width: 200,
      skeleton: 'pill',
      narrow: 'end',
      cell: (order) => (
        <>
          <ServiceStatePill order={order} />
          {order.isAsked && <div className="meta">{t('cancelWaits')}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      width: 210,
      align: 'right',
      narrow: 'meta',
      cell: (order) =>
        order.state === 'open' ? (
          <span className={styles.actions}>
            <Button
              size="sm"
              aria-label={`${t('link')}: ${nameOf(order)}, ${order.company}`}
              onClick={() => onLink(order)}
            >
              {t('link')}
            </Button>
            <Button
              size="sm"
              variant="dangerQuiet"
              disabled={order.isAsked}
              aria-label={`${t('cancel')}: ${nameOf(order)}, ${order.company}`}
              onClick={() => onCancel(order)}
            >
              {t('form.cancel')}
            </Button>
          </span>
        ) : null,
    },
  ];
}
