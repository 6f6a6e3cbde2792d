import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Section } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { payoutsPaths } from '#payouts/paths.ts';
import { ledgerPath } from '#wallet/paths.ts';
import type { PreviewPerson } from '#payouts/pay-runs/contract.ts';
import { payRunsApi, previewQuery } from './pay-runs-queries.ts';
import { usePreviewColumns } from './preview-columns.tsx';
import { hoursText } from './run-marks.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { Unread } from '#ui/states/unread.tsx';

const TaxesDialog = lazyPart(async () => (await import('./taxes-dialog.tsx')).TaxesDialog);

/** What is to be confirmed before a run starts: all that is paid in reais, or the hours of one hire in another currency. */
interface Asked {
  body: { grossCents: number; netCents: number; taxCents?: number; hireId?: string };
  title: string;
  button: string;
  texts: readonly string[];
}

export function NextRun() {
  const { t } = useTranslation('payouts/pay-runs');
  const navigate = useNavigate();
  const preview = useQuery(previewQuery);
  const { data } = preview;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [taxed, setTaxed] = useState<PreviewPerson | null>(null);
  const columns = usePreviewColumns(setTaxed, ({ hireId, currency, grossCents, netCents }, { name }) => {
    const [amount, gross] = [formatCents(netCents, currency), formatCents(grossCents, currency)];
    const values = { amount, gross, name: personName(name) };
    setAsked({
      body: { hireId, grossCents, netCents },
      ...{ title: t('foreign.title', values), button: t('foreign.start'), texts: [t('foreign.text', values)] },
    });
  });
  const freeze = useSend({
    send: (body: Asked['body']) => payRunsApi('POST /payRuns', { body }),
    done: () => t(needsApproval && !asked?.body.hireId ? 'run.asked' : 'run.started'),
    failed: t('run.failed'),
    reads: ['payouts', 'payRuns'],
    onDone: ({ runId }) => void navigate({ to: payoutsPaths.payRun(runId) }),
  });
  if (preview.error && !data) return <Unread query={preview} framed skeleton={null} />;
  const total = data?.total;
  const needsApproval = (data?.approval.length ?? 0) > 0;
  const paidOut = total ? total.netCents - total.taxCents : 0;
  const isPayable = total !== undefined && total.netCents > 0 && !data!.ledgerDiffers;
  const start = t('run.start', { amount: formatCents(paidOut) });
  function askToStart({ grossCents, netCents, taxCents, peopleCount: count }: NonNullable<typeof total>) {
    const paysGone = data!.people.some(({ isGone, minutes }) => isGone && minutes > 0);
    setAsked({
      body: { grossCents, netCents, taxCents },
      ...{ title: t('run.startTitle', { amount: formatCents(paidOut), count }), button: start },
      texts: [
        t('run.startText'),
        ...(paysGone ? [t('run.startGone')] : []),
        ...(needsApproval ? [t('run.startAsk')] : []),
      ],
    });
  }
  return (
    <Section
      title={t('run.next')}
      action={
        isPayable && (
          <Button variant="primary" onClick={() => askToStart(total)}>
            {start}
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
              { label: t('run.hours'), value: hoursText(total.minutes) },
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
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={asked.title}
          confirmLabel={asked.button}
          loading={freeze.isPending}
          onConfirm={() => freeze.mutate(asked.body, { onError: () => setAsked(null) })}
        >
          {asked.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ConfirmDialog>
      )}
      {taxed && <TaxesDialog person={taxed} onClose={() => setTaxed(null)} />}
    </Section>
  );
}
