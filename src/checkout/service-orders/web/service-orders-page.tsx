import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { serviceOrderStates } from '#checkout/service-orders/rules/service-order-terms.ts';
import { isApiError } from '#ui/api-error.ts';
import { refundsPath } from '#checkout/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useServiceOrderColumns } from './service-order-columns.tsx';
import styles from './service-orders.module.css';
import { serviceOrdersApi, serviceOrdersKey, serviceOrdersQuery } from './service-orders-queries.ts';

const NewOrderDialog = lazyPart(async () => (await import('./new-order-dialog.tsx')).NewOrderDialog);
const states = ['all', ...serviceOrderStates] as const;

/** For administrators: orders for services and plans, by company and state (ADM-03). */
export function ServiceOrdersPage() {
  const { t } = useTranslation('checkout/service-orders');
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [search, setSearch] = useState('');
  const [isNew, setNew] = useState(false);
  const [toCancel, setToCancel] = useState<ServiceOrderView | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...serviceOrdersQuery(state, search),
      placeholderData: keepPreviousData,
    });
  const { link, cancel } = useServiceOrderActions();
  const columns = useServiceOrderColumns({ onLink: link.mutate, onCancel: setToCancel });
  const shown = data?.pages.flatMap(({ orders }) => orders);
  // That another choice shows none says nothing of this one.
  const rows = isPlaceholderData && shown?.length === 0 ? undefined : shown;
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
        {error && !data ? (
          <LoadError
            error={error}
            title={t('failed.load')}
            onRetry={() => void refetch()}
            retrying={isFetching}
            framed
          />
        ) : rows?.length === 0 ? (
          <EmptyState
            illustration={isFiltered ? null : 'people'}
            title={t(isFiltered ? 'noMatch' : 'empty')}
            description={t(isFiltered ? 'noMatchText' : 'emptyText')}
            framed
          />
        ) : (
          <>
            <DataTable label={t('list')} columns={columns} rows={rows} rowId={({ serviceOrderId }) => serviceOrderId} />
            <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )}
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

function useServiceOrderActions() {
  const { t } = useTranslation('checkout/service-orders');
  const queryClient = useQueryClient();
  const fail = (title: string) => (problem: unknown) =>
    toast.error(title, { ...(isApiError(problem) && { description: problem.message }) });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: serviceOrdersKey });
  const link = useMutation({
    mutationFn: ({ serviceOrderId }: ServiceOrderView) =>
      serviceOrdersApi('POST /serviceOrders/{serviceOrderId}/link', { params: { serviceOrderId } }),
    onSuccess: () => toast.success(t('linkDone')),
    onError: fail(t('failed.link')),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: ({ serviceOrderId }: ServiceOrderView) =>
      serviceOrdersApi('POST /serviceOrders/{serviceOrderId}/cancel', { params: { serviceOrderId } }),
    onSuccess: ({ isAsked }) => toast.success(t(isAsked ? 'cancelAsked' : 'canceledToast')),
    onError: fail(t('failed.cancel')),
    onSettled,
  });
  return { link, cancel };
}
