import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refundsPath } from '#checkout/paths.ts';
import { serviceOrderStates } from '#checkout/rules/service-order-terms.ts';
import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { checkoutApi, serviceOrdersKey, serviceOrdersQuery } from '#checkout/web/api.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { SearchField } from '#ui/table/search-field.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { ServiceStatePill, useServiceName } from './service-card.tsx';
import styles from './service-orders.module.css';
import { useSend } from '#ui/form/use-send.ts';
import { PagedTable } from '#ui/table/paged-table.tsx';

const NewOrderDialog = lazyPart(async () => (await import('./new-order-dialog.tsx')).NewOrderDialog);
const states = ['all', ...serviceOrderStates] as const;

/** For administrators: orders for services and plans, by company and state (ADM-03). */
export function ServiceOrdersPage() {
  const { t } = useTranslation('checkout/service-orders');
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [search, setSearch] = useState('');
  const [isNew, setNew] = useState(false);
  const [toCancel, setToCancel] = useState<ServiceOrderView | null>(null);
  const list = useInfiniteQuery({
    ...serviceOrdersQuery(state === 'all' ? undefined : state, search),
    placeholderData: keepPreviousData,
  });
  const cancel = useSend({
    send: ({ serviceOrderId }: ServiceOrderView) =>
      checkoutApi('POST /serviceOrders/{serviceOrderId}/cancel', { params: { serviceOrderId } }),
    done: ({ isAsked }) => t(isAsked ? 'cancelAsked' : 'canceledToast'),
    failed: t('failed.cancel'),
    reads: serviceOrdersKey,
  });
  const columns = useServiceOrderColumns(setToCancel);
  const isFiltered = state !== 'all' || search !== '';
  return (
    <Page>
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <ButtonLink to={refundsPath}>{t('refunds')}</ButtonLink>
            <Button variant="primary" onClick={() => setNew(true)}>
              {t('new')}
            </Button>
          </>
        }
      />
      <Stack>
        <div className={styles.toolbar}>
          <SearchField label={t('filter.search')} value={search} onSearch={setSearch} width={320} />
          <SegmentedControl
            label={t('filter.label')}
            value={state}
            onChange={setState}
            options={states.map((value) => ({ value, label: t(`filter.${value}`) }))}
          />
        </div>
        <PagedTable
          label={t('list')}
          list={list}
          rowsOf={({ orders }) => orders}
          columns={columns}
          rowId={({ serviceOrderId }) => serviceOrderId}
          failed={t('failed.load')}
          empty={
            <EmptyState
              illustration={isFiltered ? null : 'people'}
              title={t(isFiltered ? 'noMatch' : 'empty')}
              description={t(isFiltered ? 'noMatchText' : 'emptyText')}
              framed
            />
          }
        />
      </Stack>
      {isNew && <NewOrderDialog onClose={() => setNew(false)} />}
      <ConfirmDialog
        opened={toCancel !== null}
        onClose={() => setToCancel(null)}
        title={t('cancelAsk')}
        confirmLabel={t('cancel')}
        cancelLabel={t('cancelKeep')}
        destructive
        onConfirm={() => {
          if (toCancel) cancel.mutate(toCancel);
          setToCancel(null);
        }}
      >
        {t('cancelText')}
      </ConfirmDialog>
    </Page>
  );
}

function useServiceOrderColumns(onCancel: (order: ServiceOrderView) => void): Column<ServiceOrderView>[] {
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
    onTheRight({ key: 'amount', header: t('column.amount'), width: 195 }, ({ cents, currency, state, dueOn }) => (
      <TwoLines
        title={<span className="num">{formatCents(cents, currency)}</span>}
        {...(state === 'open' && { meta: t('dueOn', { day: shortDateText(dueOn) }) })}
      />
    )),
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
    onTheRight({ key: 'actions', header: t('column.actions'), width: 130 }, (order) =>
      order.state === 'open' ? (
        <Button
          size="sm"
          variant="dangerQuiet"
          disabled={order.isAsked}
          aria-label={`${t('cancel')}: ${nameOf(order)}, ${order.company}`}
          onClick={() => onCancel(order)}
        >
          {t('form.cancel')}
        </Button>
      ) : null,
    ),
  ];
}
