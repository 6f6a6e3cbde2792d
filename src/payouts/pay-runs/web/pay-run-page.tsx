import { useInfiniteQuery } from '@tanstack/react-query';
import { approvalsPath } from '#second-approvals/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { payRunsPath } from '#payouts/paths.ts';
import { payRunPage } from './addresses.ts';
import { payRunQuery } from './pay-runs-queries.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { WaitingForFile } from './remittances/remittance-alerts.tsx';
import { dayText, hoursText, RunStatePill } from './run-marks.tsx';
import { PagedTable } from '#ui/table/paged-table.tsx';

export function PayRunPage() {
  const { t } = useTranslation('payouts/pay-runs');
  const { runId } = payRunPage.useParams();
  const list = useInfiniteQuery(payRunQuery(runId));
  const run = list.data?.pages[0]?.run;
  const columns = usePaymentColumns(runId, run?.currency);
  const title = run ? t('payment.title', { date: dayText(run.createdAt) }) : t('run.title');
  return (
    <Page>
      <PageTitle
        title={title}
        crumbs={[{ label: t('run.all'), to: payRunsPath }, { label: title }]}
        actions={run && <RunStatePill run={run} />}
      />
      <Stack>
        {run?.state === 'asked' && (
          <Alert tone="warning" action={<ButtonLink to={approvalsPath}>{t('payment.isAsked')}</ButtonLink>}>
            {run.neededApproval.map((reason) => t(`second-approvals:reasons.${reason}`)).join(' ')}
          </Alert>
        )}
        {run && (
          <FactsStrip
            facts={[
              { label: t('run.people'), value: formatCount(run.peopleCount) },
              { label: t('run.hours'), value: hoursText(run.minutes) },
              { label: t('run.gross'), value: formatCents(run.grossCents, run.currency) },
              { label: t('run.fee'), value: formatCents(run.grossCents - run.netCents, run.currency) },
              ...(run.taxCents > 0 ? [{ label: t('run.taxes'), value: formatCents(run.taxCents, run.currency) }] : []),
              { label: t('run.net'), value: formatCents(run.netCents - run.taxCents, run.currency) },
              { label: t('run.paid'), value: formatCents(run.paidCents, run.currency) },
            ]}
          />
        )}
        {run?.state === 'running' && <WaitingForFile />}
        {run?.state === 'running' && <MeterBar label={t('run.paid')} value={run.paidCount} maximum={run.peopleCount} />}
        <PagedTable
          label={t('payment.list')}
          list={list}
          rowsOf={({ payments }) => payments}
          columns={columns}
          rowId={({ paymentId }) => paymentId}
          empty={null}
        />
      </Stack>
    </Page>
  );
}
