import type { OrderRow } from '#checkout/orders/contract.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { LoadMore } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { OrderStatePill } from './order-state.tsx';

interface OrdersListProps {
  orders: OrderRow[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** What the company ordered, newest first. */
export function OrdersList({ orders, hasMore, isLoadingMore, onMore }: OrdersListProps) {
  const { t } = useTranslation('checkout/orders');
  const columns: Column<OrderRow>[] = [
    {
      key: 'order',
      header: t('list.order'),
      skeleton: 'lines',
      cell: ({ kind, createdAt }) => <TwoLines title={t(`kind.${kind}`)} meta={<RelativeTime moment={createdAt} />} />,
    },
    {
      key: 'method',
      header: t('list.method'),
      width: 120,
      narrow: 'meta',
      cell: ({ method }) => t(`method.${method}`),
    },
    {
      key: 'amount',
      header: t('list.amount'),
      width: 160,
      align: 'right',
      narrow: 'meta',
      cell: ({ cents, currency }) => formatCents(cents, currency),
    },
    {
      key: 'state',
      header: t('list.state'),
      width: 220,
      skeleton: 'pill',
      narrow: 'end',
      cell: (order) => <OrderStatePill order={order} />,
    },
  ];
  return (
    <Section title={t('list.title')}>
      {orders.length === 0 ? (
        <EmptyState illustration={null} title={t('list.empty')} description={t('list.emptyText')} framed compact />
      ) : (
        <>
          <DataTable
            label={t('list.title')}
            columns={columns}
            rows={orders}
            rowId={({ orderId }) => orderId}
            rowName={({ kind, cents, currency }) => `${t(`kind.${kind}`)}, ${formatCents(cents, currency)}`}
            rowTo={({ orderId }) => checkoutPaths.order(orderId)}
          />
          <LoadMore hasMore={hasMore} loading={isLoadingMore} onMore={onMore} />
        </>
      )}
    </Section>
  );
}
