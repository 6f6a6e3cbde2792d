import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Section } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { payoutsPaths } from '#payouts/paths.ts';
import type { RunView } from '#payouts/pay-runs/contract.ts';
import { DueTaxes } from '#payouts/taxes/web/due-taxes.tsx';
import { NextRun } from './next-run.tsx';
import { payRunsQuery, previewQuery, remittancesQuery } from './pay-runs-queries.ts';
import { Remittances } from './remittances/remittances.tsx';
import { dayText, RunStatePill } from './run-marks.tsx';
import { PagedTable } from '#ui/table/paged-table.tsx';

/** For administrators: who would be paid now, and the runs so far (MON-05). */
export function PayRunsPage() {
  const { t } = useTranslation('payouts/pay-runs');
  const list = useInfiniteQuery(payRunsQuery);
  // Nobody knows how tall these are before they are there, and what stands below must not be pushed down.
  const { isPending: isNextPending } = useQuery(previewQuery);
  const { isPending: areFilesPending } = useQuery(remittancesQuery);
  return (
    <Page>
      <PageTitle title={t('run.title')} purpose={t('run.purpose')} />
      <Stack>
        <NextRun />
        {!isNextPending && <Remittances />}
        {!isNextPending && !areFilesPending && (
          <Section title={t('run.list')}>
            <PagedTable
              label={t('run.list')}
              list={list}
              rowsOf={({ runs }) => runs}
              rowId={({ runId }) => runId}
              skeletonRows={3}
              empty={<EmptyState illustration={null} title={t('run.noRuns')} framed compact />}
              columns={[
                {
                  key: 'when',
                  header: t('run.when'),
                  skeleton: 'lines',
                  cell: ({ runId, createdAt, createdBy }) => (
                    <TwoLines
                      title={<PageLink to={payoutsPaths.payRun(runId)}>{dayText(createdAt)}</PageLink>}
                      meta={t('run.by', { name: personName(createdBy) })}
                    />
                  ),
                },
                onTheRight<RunView>(
                  { key: 'people', header: t('run.people'), width: 110, narrow: 'hidden' },
                  ({ peopleCount }) => formatCount(peopleCount),
                ),
                onTheRight<RunView>(
                  { key: 'net', header: t('run.net'), width: 160 },
                  ({ netCents, taxCents, currency }) => (
                    <b className="num">{formatCents(netCents - taxCents, currency)}</b>
                  ),
                ),
                onTheRight<RunView>(
                  { key: 'paid', header: t('run.paid'), width: 160, narrow: 'hidden' },
                  ({ paidCents, currency }) => <span className="num">{formatCents(paidCents, currency)}</span>,
                ),
                {
                  key: 'state',
                  header: t('run.state'),
                  width: 220,
                  skeleton: 'pill',
                  narrow: 'end',
                  cell: (run) => <RunStatePill run={run} />,
                },
              ]}
            />
          </Section>
        )}
        {list.data && <DueTaxes />}
      </Stack>
    </Page>
  );
}
