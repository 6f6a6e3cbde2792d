import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceOrdersPath } from '#checkout/paths.ts';
import type { RefundView } from '#checkout/refunds/contract.ts';
import styles from '#checkout/service-orders/web/service-orders.module.css';
import { checkoutApi, refundsKey, refundsQuery } from '#checkout/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { PagedTable } from '#ui/table/paged-table.tsx';

const NewRefundDialog = lazyPart(async () => (await import('./new-refund-dialog.tsx')).NewRefundDialog);

/** For administrators: credits that went back to companies as money, and those that wait for somebody’s hand. */
export function RefundsPage() {
  const { t } = useTranslation('checkout/refunds');
  const [isNew, setNew] = useState(false);
  const [closed, setClosed] = useState<RefundView | null>(null);
  const [asked, setAsked] = useState<{ refund: RefundView; act: RefundAct } | null>(null);
  const list = useInfiniteQuery(refundsQuery);
  const end = useSend({
    send: ({ refund: { refundId }, act }: { refund: RefundView; act: RefundAct }) =>
      checkoutApi(`POST /refunds/{refundId}/${act}`, { params: { refundId } }),
    done: (_refund, { act }) => t(`${act}.toast`),
    failed: t('failed.change'),
    reads: refundsKey,
  });
  const columns = useRefundColumns({
    onAct: (refund, act) => setAsked({ refund, act }),
    onPayOut: setClosed,
  });
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
      <PagedTable
        label={t('title')}
        list={list}
        rowsOf={({ refunds }) => refunds}
        columns={columns}
        rowId={({ refundId }) => refundId}
        failed={t('failed.load')}
        empty={<EmptyState illustration="people" title={t('empty')} description={t('emptyText')} framed />}
      />
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

const tones = { asked: 'warning', sent: 'info', done: 'success', failed: 'danger', returned: 'danger' } as const;

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
    onTheRight({ key: 'amount', header: t('column.amount'), width: 120 }, ({ cents, currency }) => (
      <span className="num">{formatCents(cents, currency)}</span>
    )),
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
