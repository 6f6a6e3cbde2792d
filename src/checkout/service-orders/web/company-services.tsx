import { checkoutPaths } from '#checkout/paths.ts';
import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Section } from '#ui/page/card.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore, type LoadMoreProps } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { shortDateText } from '#ui/marks/date-text.ts';
import { ServiceStatePill } from './service-state.tsx';
import { useServiceName } from './use-service-name.ts';

interface CompanyServicesProps {
  services: readonly ServiceOrderView[];
  /** Older ones were asked for, and did not come. */
  hasFailed: boolean;
  more: LoadMoreProps;
}

/** What a company was asked to pay for services and plans, newest first. */
export function CompanyServices({ services, hasFailed, more }: CompanyServicesProps) {
  const { t } = useTranslation('checkout/service-orders');
  const nameOf = useServiceName();
  const columns: Column<ServiceOrderView>[] = [
    {
      key: 'order',
      header: t('mine.for'),
      skeleton: 'lines',
      cell: (order) => <TwoLines title={nameOf(order)} meta={order.description} />,
    },
    { key: 'due', header: t('mine.due'), width: 170, narrow: 'meta', cell: ({ dueOn }) => shortDateText(dueOn) },
    {
      key: 'amount',
      header: t('column.amount'),
      width: 140,
      align: 'right',
      narrow: 'meta',
      cell: ({ cents, currency }) => formatCents(cents, currency),
    },
    {
      key: 'state',
      header: t('column.state'),
      width: 220,
      skeleton: 'pill',
      narrow: 'end',
      cell: (order) => <ServiceStatePill order={order} />,
    },
  ];
  return (
    <Section title={t('mine.title')}>
      <DataTable
        label={t('mine.title')}
        columns={columns}
        rows={services}
        rowId={({ serviceOrderId }) => serviceOrderId}
        rowName={(order) => `${nameOf(order)}, ${formatCents(order.cents, order.currency)}`}
        rowTo={({ serviceOrderId }) => checkoutPaths.order(serviceOrderId)}
      />
      <LoadMore {...more} {...(hasFailed && { text: <span role="alert">{t('failed.load')}</span> })} />
    </Section>
  );
}
