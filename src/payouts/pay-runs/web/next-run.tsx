import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Section } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { ledgerPath } from '#wallet/paths.ts';
import type { PreviewPerson } from '#payouts/pay-runs/contract.ts';
import { payRunsApi, previewQuery } from './pay-runs-queries.ts';
import { usePreviewColumns } from './preview-columns.tsx';
import { decimalHours } from './run-words.ts';

const TaxesDialog = lazyPart(async () => (await import('./taxes-dialog.tsx')).TaxesDialog);

/** What a run of now would pay, and what waits for what. */
export function NextRun() {
  const { t } = useTranslation('payouts/pay-runs');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(previewQuery);
  const [isAsking, setAsking] = useState(false);
  const [taxed, setTaxed] = useState<PreviewPerson | null>(null);
  const columns = usePreviewColumns(setTaxed);
  const freeze = useMutation({
    mutationFn: (seen: { grossCents: number; netCents: number; taxCents: number }) =>
      payRunsApi('POST /payRuns', { body: seen }),
    onSuccess: ({ runId }) => {
      toast.success(t(needsApproval ? 'run.asked' : 'run.started'));
      void navigate({ to: payoutsPaths.payRun(runId) });
    },
    onError: (problem) => {
      setAsking(false);
      toast.error(t('run.failed'), { description: problem.message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payouts', 'payRuns'] }),
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />;
  const total = data?.total;
  const needsApproval = (data?.approval.length ?? 0) > 0;
  const paidOut = total ? total.netCents - total.taxCents : 0;
  const isPayable = total !== undefined && total.netCents > 0 && !data!.ledgerDiffers;
  return (
    <Section
      title={t('run.next')}
      action={
        isPayable && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('run.start', { amount: formatCents(paidOut) })}
          </Button>
        )
      }
    >
      <Stack>
        {data?.ledgerDiffers && (
          <Alert tone="danger" action={<ButtonLink to={ledgerPath}>{t('run.toLedger')}</ButtonLink>}>
            {t('run.ledgerDiffers')}
          </Alert>
        )}
        {data?.approval.map((reason) => (
          <Alert key={reason} tone="warning">
            {t(`second-approvals:reasons.${reason}`)} {t('run.startAsk')}
          </Alert>
        ))}
        {total && total.peopleCount > 0 && (
          <FactsStrip
            facts={[
              { label: t('run.people'), value: formatCount(total.peopleCount) },
              { label: t('run.hours'), value: decimalHours(total.minutes) },
              { label: t('run.gross'), value: formatCents(total.grossCents) },
              { label: t('run.fee'), value: formatCents(total.grossCents - total.netCents) },
              ...(total.taxCents > 0 ? [{ label: t('run.taxes'), value: formatCents(total.taxCents) }] : []),
              { label: t('run.net'), value: formatCents(paidOut) },
            ]}
          />
        )}
        {!data && (
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        )}
        {data?.peopleCount === 0 && (
          <EmptyState illustration="calendar" title={t('run.nothing')} description={t('run.nothingHint')} framed />
        )}
        {/* Its own skeleton would be pushed down by the sums above it. */}
        {data && data.peopleCount > 0 && (
          <DataTable label={t('run.next')} columns={columns} rows={data.people} rowId={({ memberId }) => memberId} />
        )}
        {data && data.peopleCount > data.people.length && (
          <p className="sub">{t('run.more', { count: data.peopleCount - data.people.length })}</p>
        )}
      </Stack>
      {isAsking && total && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          title={t('run.startTitle', { amount: formatCents(paidOut), count: total.peopleCount })}
          confirmLabel={t('run.start', { amount: formatCents(paidOut) })}
          loading={freeze.isPending}
          onConfirm={() =>
            freeze.mutate({ grossCents: total.grossCents, netCents: total.netCents, taxCents: total.taxCents })
          }
        >
          <p>{t('run.startText')}</p>
          {data?.people.some(({ isGone, minutes }) => isGone && minutes > 0) && <p>{t('run.startGone')}</p>}
          {needsApproval && <p>{t('run.startAsk')}</p>}
        </ConfirmDialog>
      )}
      {taxed && <TaxesDialog person={taxed} onClose={() => setTaxed(null)} />}
    </Section>
  );
}
