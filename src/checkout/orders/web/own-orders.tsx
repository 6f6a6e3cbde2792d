import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode, ComponentProps } from 'react';
import { checkoutPaths } from '#checkout/paths.ts';
import { ServiceStatePill, useServiceName } from '#checkout/service-orders/web/service-card.tsx';
import { ordersQuery, servicesQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { OrderStatePill } from './order-parts.tsx';
import { PagedTable } from '#ui/table/paged-table.tsx';

interface Line {
  id: string;
  title: string;
  meta: ReactNode;
  /** Its method, or the day on which it is due. */
  fact: string;
  amount: string;
  pill: ReactNode;
}

interface LinesProps<Page> extends Pick<ComponentProps<typeof PagedTable<Page, Line>>, 'list' | 'empty'> {
  title: string;
  failed: string;
  headers: { title: string; fact: string };
  linesOf: (page: Page) => Line[];
}

function Lines<Page>({ title, headers, linesOf, ...table }: LinesProps<Page>) {
  const { t } = useTranslation('checkout/orders');
  const columns: Column<Line>[] = [
    { key: 'order', header: headers.title, skeleton: 'lines', cell: (line) => <TwoLines {...line} /> },
    { key: 'fact', header: headers.fact, width: 170, narrow: 'meta', cell: ({ fact }) => fact },
    onTheRight<Line>({ key: 'amount', header: t('list.amount'), width: 160 }, (line) => line.amount),
    { key: 'state', header: t('list.state'), width: 220, skeleton: 'pill', narrow: 'end', cell: ({ pill }) => pill },
  ];
  return (
    <Section title={title}>
      <PagedTable
        {...table}
        label={title}
        columns={columns}
        rowsOf={linesOf}
        rowId={({ id }) => id}
        rowName={(line) => `${line.title}, ${line.amount}`}
        rowTo={({ id }) => checkoutPaths.order(id)}
      />
    </Section>
  );
}

export function CreditOrders() {
  const { t } = useTranslation('checkout/orders');
  const list = useInfiniteQuery(ordersQuery);
  return (
    <Lines
      title={t('list.title')}
      failed={t('failed.load')}
      headers={{ title: t('list.order'), fact: t('list.method') }}
      list={list}
      linesOf={({ orders }) =>
        orders.map((order) => ({
          ...{ id: order.orderId, title: t(`kind.${order.kind}`), meta: <RelativeTime moment={order.createdAt} /> },
          ...{ fact: t(`method.${order.method}`), amount: formatCents(order.cents, order.currency) },
          pill: <OrderStatePill order={order} />,
        }))
      }
      empty={
        <EmptyState illustration={null} title={t('list.empty')} description={t('list.emptyText')} framed compact />
      }
    />
  );
}

export function ServiceOrders() {
  const { t } = useTranslation('checkout/service-orders');
  const nameOf = useServiceName();
  const list = useInfiniteQuery(servicesQuery);
  if (!list.data) return <Unread query={list} title={t('failed.load')} framed skeleton={null} />;
  if (list.data.pages[0]?.services.length === 0) return null;
  return (
    <Lines
      title={t('mine.title')}
      failed={t('failed.load')}
      headers={{ title: t('mine.for'), fact: t('mine.due') }}
      list={list}
      linesOf={({ services }) =>
        services.map((order) => ({
          ...{ id: order.serviceOrderId, title: nameOf(order), meta: order.description },
          ...{ fact: shortDateText(order.dueOn), amount: formatCents(order.cents, order.currency) },
          pill: <ServiceStatePill order={order} />,
        }))
      }
      empty={null}
    />
  );
}
