import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceOrdersPath } from '#checkout/paths.ts';
import type { RefundView } from '#checkout/refunds/contract.ts';
import { refundGroups } from '#checkout/refunds/rules/refund-terms.ts';
import styles from '#checkout/service-orders/web/service-orders.module.css';
import { checkoutApi, refundsKey, refundsQuery, sayProblem } from '#checkout/web/api.ts';
import { Unread } from '#checkout/web/unread.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';

const NewRefundDialog = lazyPart(async () => (await import('./new-refund-dialog.tsx')).NewRefundDialog);

const groups = ['all', ...refundGroups] as const;

/** For administrators: credits that went back to companies as money, and those that wait for somebody’s hand. */
export function RefundsPage() {
  const { t } = useTranslation('checkout/refunds');
  const [group, setGroup] = useState<(typeof groups)[number]>('all');
  const [isNew, setNew] = useState(false);
  const [closed, setClosed] = useState<RefundView | null>(null);
  const [asked, setAsked] = useState<{ refund: RefundView; act: RefundAct } | null>(null);
  const list = useInfiniteQuery({
    ...refundsQuery(group === 'all' ? undefined : group),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const end = useEndRefund();
  const columns = useRefundColumns({
    onAct: (refund, act) => setAsked({ refund, act }),
    onPayOut: setClosed,
  });
  const shown = data?.pages.flatMap(({ refunds }) => refunds);
  // That another choice shows none says nothing of this one.
  const rows = isPlaceholderData && shown?.length === 0 ? undefined : shown;
  return (
    <Page>
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('orders'), to: serviceOrdersPath }, { label: t('title') }]}
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            {t('new')}
          </Button>
        }
      />
      <Stack>
        <SegmentedControl
          label={t('filter.label')}
          value={group}
          onChange={setGroup}
          options={groups.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
        {error && !data ? (
          <Unread query={list} title={t('failed.load')} framed skeleton={null} />
        ) : rows?.length === 0 ? (
          <EmptyState
            illustration={group === 'all' ? 'people' : null}
            title={t(group === 'all' ? 'empty' : 'noMatch')}
            {...(group === 'all' && { description: t('emptyText') })}
            framed
          />
        ) : (
          <>
            <DataTable label={t('title')} columns={columns} rows={rows} rowId={({ refundId }) => refundId} />
            <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )}
      </Stack>
      {isNew && <NewRefundDialog onClose={() => setNew(false)} />}
      {closed && <NewRefundDialog closed={closed} onClose={() => setClosed(null)} />}
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={t(`${asked.act}.ask`, { amount: formatCents(asked.refund.cents, asked.refund.currency) })}
          confirmLabel={t(asked.act === 'returned' ? 'returned.confirm' : `${asked.act}.action`)}
          cancelLabel={t('back')}
          destructive={asked.act === 'cancel'}
          onConfirm={() => {
            end.mutate(asked);
            setAsked(null);
          }}
        >
          {t(`${asked.act}.text`)}
        </ConfirmDialog>
      )}
    </Page>
  );
}

function useEndRefund() {
  const { t } = useTranslation('checkout/refunds');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ refund: { refundId }, act }: { refund: RefundView; act: RefundAct }) =>
      checkoutApi(`POST /refunds/{refundId}/${act}`, { params: { refundId } }),
    onSuccess: (_refund, { act }) => toast.success(t(`${act}.toast`)),
    onError: sayProblem(t('failed.change')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: refundsKey }),
  });
}

const tones = { asked: 'warning', sent: 'info', done: 'success', failed: 'danger', returned: 'danger' } as const;

/** What is asked about in a dialog. */
const refundActs = ['done', 'returned', 'cancel'] as const;
type RefundAct = (typeof refundActs)[number];

function useRefundColumns({
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
          {refund.abilities.payOut && (
            <Button size="sm" onClick={() => onPayOut(refund)}>
              {t('payOut.action')}
            </Button>
          )}
          {refundActs.map(
            (act) =>
              refund.abilities[act] && (
                <Button
                  key={act}
                  size="sm"
                  variant={act === 'cancel' ? 'dangerQuiet' : 'default'}
                  onClick={() => onAct(refund, act)}
                >
                  {t(act === 'cancel' ? 'cancel.short' : `${act}.action`)}
                </Button>
              ),
          )}
        </span>
      ),
    },
  ];
}
