import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { calendarPage } from '#candidacies/paths.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { LoadMore } from '#platform/ui/table/pager.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { useLiveTopic } from '#platform/ui/live/use-live-topic.ts';
import type { OwnApplication } from '#candidacies/web/api.ts';
import { ApplicationCard } from './application-card.tsx';
import type { ApplicationParts } from './application-parts.ts';
import { useReportTimeZone } from '#candidacies/interviews/web/use-report-time-zone.ts';
import { applicationsQuery } from '#candidacies/own/web/application-queries.ts';
import { PendingIntent } from '#candidacies/applications/web/pending-intent.tsx';

/** A member's own applications, each with its stage; changes by the company appear by themselves. */
export function ApplicationsPage({
  parts: { ApplicationBudget, BudgetsFollower, InvitationsNote },
}: {
  parts: ApplicationParts;
}) {
  const { t } = useTranslation('candidacies');
  const list = useInfiniteQuery(applicationsQuery);
  const applications = list.data?.pages.flatMap((page) => page.applications);
  const news = useFollowApplications(list.data?.pages[0]?.memberId);
  useReportTimeZone(list.data?.pages[0]?.memberId);
  return (
    <Page>
      <PageTitle
        title={t('applications.title')}
        purpose={t('applications.purpose')}
        actions={
          <>
            <ButtonLink to={calendarPage}>{t('applications.calendar')}</ButtonLink>
            <ButtonLink to={jobPaths.suitable}>{t('applications.suitable')}</ButtonLink>
          </>
        }
      />
      <Stack>
        <PendingIntent />
        <InvitationsNote news={news} />
        <BudgetsFollower />
        {list.isError && !applications && (
          <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} framed />
        )}
        {list.isPending && (
          <Loading>
            <Stack>
              <SkeletonCard height={196} />
              <SkeletonCard height={196} />
            </Stack>
          </Loading>
        )}
        {applications?.length === 0 && (
          <EmptyState
            framed
            illustration="crane"
            title={t('applications.empty')}
            description={t('applications.emptyText')}
            actions={
              <ButtonLink to={jobPaths.board} variant="primary">
                {t('applications.toJobs')}
              </ButtonLink>
            }
          />
        )}
        {applications?.map((application) => (
          <ApplicationCard key={application.id} application={application}>
            <ApplicationBudget applicationId={application.id} />
          </ApplicationCard>
        ))}
        <LoadMore
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </Stack>
    </Page>
  );
}

/** Updates changed applications in place; one that is not in the list yet, or a gap, reloads the list. Returns how often something changed. */
function useFollowApplications(memberId: string | undefined): number {
  const queryClient = useQueryClient();
  const [news, setNews] = useState(0);
  const { queryKey } = applicationsQuery;
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  useLiveTopic(`applications:${memberId}`, {
    enabled: memberId !== undefined,
    onGap: () => {
      readAgain();
      setNews((count) => count + 1);
    },
    onEvent: (data) => {
      setNews((count) => count + 1);
      const changed = data as OwnApplication;
      const known = queryClient
        .getQueryData(queryKey)
        ?.pages.some((page) => page.applications.some(({ id }) => id === changed.id));
      if (!known) return readAgain();
      queryClient.setQueryData(queryKey, (list) => {
        if (!list) return list;
        const replace = (one: OwnApplication) => (one.id === changed.id ? changed : one);
        return {
          ...list,
          pages: list.pages.map((page) => ({ ...page, applications: page.applications.map(replace) })),
        };
      });
    },
  });
  return news;
}
