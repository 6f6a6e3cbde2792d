import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconFileExport, IconLayoutKanban, IconPlugConnected } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { FirstVisitIntro } from '#ui/overlays/first-visit-intro.tsx';
import { timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';
import { taskPaths } from '#tasks/paths.ts';
import { timesheetPaths } from '#timesheets/paths.ts';
import { LazyReportDialog } from '#timesheets/reports/web/lazy-report.ts';
import type { TimesheetEntry } from '#timesheets/timesheet/contract.ts';
import { timesheetPage, type TimesheetSearch } from './addresses.ts';
import { TimesheetDays } from './timesheet-days.tsx';
import { TimesheetFilters } from './timesheet-filters.tsx';
import { timesheetQuery } from './timesheet-query.ts';
import { TimesheetSummary } from './timesheet-summary.tsx';
import { useLiveTimesheet } from './use-live-timesheet.ts';

const PaymentStatus = lazyPart(async () => (await import('./payment-status.tsx')).PaymentStatus);
const introSteps = ['read', 'filter', 'contest'] as const;

/** The hours of a project by day, with their sums and how they stand (TIM-02). */
export function TimesheetPage() {
  const { t } = useTranslation('timesheets/timesheet');
  const { t: ofBoard } = useTranslation('tasks/board');
  const { projectId } = timesheetPage.useParams();
  const search: TimesheetSearch = timesheetPage.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...timesheetQuery(projectId, search),
    placeholderData: keepPreviousData,
  });
  const [isExporting, setExporting] = useState(false);
  const [open, setOpen] = useState<TimesheetEntry | null>(null);
  const change = (next: TimesheetSearch) => {
    const merge = (now: object) =>
      Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
    void navigate({ to: '.', search: merge, replace: true });
  };
  const first = data?.pages[0];
  useLiveTimesheet(projectId, first);
  // “Not paid” is rare: it shows once there are hours that the team refused, or while it is chosen.
  const [hasRefused, setRefused] = useState(search.status?.includes('notPaid') ?? false);
  if (!hasRefused && first?.summary.byStatus.some(({ status, minutes }) => status === 'notPaid' && minutes > 0))
    setRefused(true);
  const statuses = timesheetStatuses.filter((status) => status !== 'notPaid' || hasRefused);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <Page width="wide">
      <PageTitle
        title={t('title')}
        purpose={first && t(`purpose.${first.part}`)}
        crumbs={[
          { label: ofBoard('panel.title'), to: taskPaths.panel() },
          { label: first?.project.title ?? ofBoard('title'), to: taskPaths.board(projectId) },
          { label: t('title') },
        ]}
        actions={
          <>
            {first?.abilities.connectClockify && (
              <ButtonLink
                icon={<IconPlugConnected size={18} aria-hidden="true" />}
                to={timesheetPaths.clockify(projectId)}
              >
                Clockify
              </ButtonLink>
            )}
            <ButtonLink icon={<IconLayoutKanban size={18} aria-hidden="true" />} to={taskPaths.board(projectId)}>
              {t('toBoard')}
            </ButtonLink>
            {first?.abilities.report && (
              <Button icon={<IconFileExport size={18} aria-hidden="true" />} onClick={() => setExporting(true)}>
                {t('report')}
              </Button>
            )}
          </>
        }
      />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {first && (
        <>
          <TimesheetFilters
            people={first.people}
            statuses={statuses}
            part={first.part}
            search={search}
            change={change}
          />
          <TimesheetSummary summary={first.summary} statuses={statuses} isOwn={first.part === 'professional'} />
          {entries.length === 0 ? (
            <EmptyState
              illustration="calendar"
              title={t(isFiltered ? 'noMatch' : 'empty')}
              description={t(isFiltered ? 'noMatchHint' : `emptyHint.${first.part}`)}
              framed
            />
          ) : (
            <TimesheetDays
              projectId={projectId}
              entries={entries}
              goesOn={hasNextPage}
              isOwn={first.part === 'professional'}
              onOpen={setOpen}
            />
          )}
          <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
      {isExporting && <LazyReportDialog projectId={projectId} filter={search} onClose={() => setExporting(false)} />}
      {open && (
        <PaymentStatus
          projectId={projectId}
          entry={entries.find(({ entryId }) => entryId === open.entryId) ?? open}
          onClose={() => setOpen(null)}
        />
      )}
      <FirstVisitIntro
        seenKey="ponte.timesheet.introSeen"
        followsNotice
        title={t('intro.title')}
        steps={introSteps.map((step) => ({ title: t(`intro.${step}.title`), text: t(`intro.${step}.text`) }))}
      />
    </Page>
  );
}
