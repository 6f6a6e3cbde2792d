import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { LatestProof } from './latest-proof.tsx';
import { ledgerApi, proofsQuery } from './proofs-query.ts';

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
  const [latest] = proofs ?? [];
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button variant="primary" loading={prove.isPending} onClick={() => prove.mutate()}>
            {t('prove')}
          </Button>
        }
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {proofs?.length === 0 && (
        <EmptyState illustration="calendar" title={t('empty')} description={t('emptyHint')} framed />
      )}
      {proofs?.length !== 0 && !(error && !data) && (
        <Stack>
          {latest && <LatestProof proof={latest} />}
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
                cell: ({ differences }) => (
                  <Pill tone={differences.length === 0 ? 'success' : 'danger'}>
                    {differences.length === 0 ? t('addsUp') : t('differences', { count: differences.length })}
                  </Pill>
                ),
              },
            ]}
          />
        </Stack>
      )}
    </Page>
  );
}
