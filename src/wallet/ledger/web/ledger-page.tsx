import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { ExportMonthButton } from '#wallet/accounting/web/export-month-button.tsx';
import type { DifferenceView } from '#wallet/ledger/contract.ts';
import { useDifferenceColumns } from './difference-columns.tsx';
import { LatestProof } from './latest-proof.tsx';
import { ledgerApi, proofsQuery } from './proofs-query.ts';

const ExplainDialog = lazyPart(async () => (await import('./explain-dialog.tsx')).ExplainDialog);
const SettlementDialog = lazyPart(async () => (await import('./settlement-dialog.tsx')).SettlementDialog);

/** For administrators: whether the ledger adds up now, and at every earlier proof (MON-06). */
export function LedgerPage() {
  const { t } = useTranslation('wallet/ledger');
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(proofsQuery);
  const prove = useMutation({
    mutationFn: () => ledgerApi('POST /ledgerProofs'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: proofsQuery.queryKey }),
    onError: (problem) => toast.error(t('failed'), { description: problem.message }),
  });
  const proofs = data?.proofs;
  const differences = data?.differences ?? [];
  const [explained, setExplained] = useState<DifferenceView | null>(null);
  const [isSettling, setSettling] = useState(false);
  const differenceColumns = useDifferenceColumns(setExplained);
  const [latest] = proofs ?? [];
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <ExportMonthButton />
            <Button onClick={() => setSettling(true)}>{t('settlement.action')}</Button>
            <Button variant="primary" loading={prove.isPending} onClick={() => prove.mutate()}>
              {t('prove')}
            </Button>
          </>
        }
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {proofs?.length === 0 && (
        <EmptyState illustration="calendar" title={t('empty')} description={t('emptyHint')} framed />
      )}
      {proofs?.length !== 0 && !(error && !data) && (
        <Stack>
          {latest && (
            <LatestProof proof={latest} openCount={differences.filter(({ state }) => state === 'open').length} />
          )}
          {differences.length > 0 && (
            <DataTable
              label={t('found')}
              rows={differences}
              rowId={({ differenceId }) => differenceId}
              columns={differenceColumns}
            />
          )}
          <DataTable
            label={t('proofs')}
            rows={proofs}
            rowId={({ proofId }) => proofId}
            skeletonRows={5}
            columns={[
              { key: 'when', header: t('when'), cell: ({ provenAt }) => <RelativeTime moment={provenAt} /> },
              {
                key: 'who',
                header: t('who'),
                cell: ({ askedBy }) => (askedBy === null ? t('nightly') : personName(askedBy)),
              },
              {
                key: 'lines',
                header: t('lines'),
                width: 120,
                align: 'right',
                narrow: 'hidden',
                cell: ({ lineCount }) => formatCount(lineCount),
              },
              {
                key: 'result',
                header: t('result'),
                width: 160,
                skeleton: 'pill',
                narrow: 'end',
                cell: ({ differenceCount: count }) => (
                  <Pill tone={count === 0 ? 'success' : 'danger'}>
                    {count === 0 ? t('addsUp') : t('differences', { count })}
                  </Pill>
                ),
              },
            ]}
          />
        </Stack>
      )}
      {explained && <ExplainDialog difference={explained} onClose={() => setExplained(null)} />}
      {isSettling && <SettlementDialog onClose={() => setSettling(false)} />}
    </Page>
  );
}
