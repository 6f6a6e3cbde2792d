import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderRow } from '#checkout/orders/contract.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { ServiceStatePill, useServiceName } from '#checkout/service-orders/web/service-card.tsx';
import { servicesQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore, type LoadMoreProps } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { OrderStatePill } from './order-parts.tsx';

interface Line {
  id: string;
  title: string;
  meta: ReactNode;
  /** Its method, or the day on which it is due. */
  fact: string;
  amount: string;
  pill: ReactNode;
}

interface LinesProps {
  title: string;
  headers: { title: string; fact: string };
  lines: Line[];
  more: LoadMoreProps;
}

/** Orders of the company; each leads to its page. */
function Lines({ title, headers, lines, more }: LinesProps) {
  const { t } = useTranslation('checkout/orders');
  const columns: Column<Line>[] = [
    { key: 'order', header: headers.title, skeleton: 'lines', cell: (line) => <TwoLines {...line} /> },
    { key: 'fact', header: headers.fact, width: 170, narrow: 'meta', cell: ({ fact }) => fact },
    {
      key: 'amount',
      header: t('list.amount'),
      width: 160,
      align: 'right',
      narrow: 'meta',
      cell: (line) => line.amount,
    },
    { key: 'state', header: t('list.state'), width: 220, skeleton: 'pill', narrow: 'end', cell: ({ pill }) => pill },
  ];
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        rowName={(line) => `${line.title}, ${line.amount}`}
        rowTo={({ id }) => checkoutPaths.order(id)}
      />
      <LoadMore {...more} />
    </>
  );
}

/** What the company ordered for its wallet, newest first. */
export function CreditOrders({ orders, more }: { orders: OrderRow[]; more: LoadMoreProps }) {
  const { t } = useTranslation('checkout/orders');
  const lines = orders.map((order) => ({
    ...{ id: order.orderId, title: t(`kind.${order.kind}`), meta: <RelativeTime moment={order.createdAt} /> },
    ...{ fact: t(`method.${order.method}`), amount: formatCents(order.cents, order.currency) },
    pill: <OrderStatePill order={order} />,
  }));
  return (
    <Section title={t('list.title')}>
      {lines.length === 0 ? (
        <EmptyState illustration={null} title={t('list.empty')} description={t('list.emptyText')} framed compact />
      ) : (
        <Lines
          title={t('list.title')}
          headers={{ title: t('list.order'), fact: t('list.method') }}
          lines={lines}
          more={more}
        />
      )}
    </Section>
  );
}

/** What the company was asked to pay for services and plans, newest first. */
export function ServiceOrders() {
  const { t } = useTranslation('checkout/service-orders');
  const nameOf = useServiceName();
  const read = useInfiniteQuery(servicesQuery);
  const { data, error, isFetching, hasNextPage, fetchNextPage } = read;
  if (!data) return <Unread query={read} title={t('failed.load')} framed skeleton={null} />;
  const services = data.pages.flatMap((page) => page.services);
  if (services.length === 0) return null;
  return (
    <Section title={t('mine.title')}>
      <Lines
        title={t('mine.title')}
        headers={{ title: t('mine.for'), fact: t('mine.due') }}
        lines={services.map((order) => ({
          ...{ id: order.serviceOrderId, title: nameOf(order), meta: order.description },
          ...{ fact: shortDateText(order.dueOn), amount: formatCents(order.cents, order.currency) },
          pill: <ServiceStatePill order={order} />,
        }))}
        more={{
          ...{ hasMore: hasNextPage, loading: isFetching, onMore: () => void fetchNextPage() },
          ...(error && { text: <span role="alert">{t('failed.load')}</span> }),
        }}
      />
    </Section>
  );
}
