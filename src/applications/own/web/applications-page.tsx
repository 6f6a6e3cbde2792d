import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationsQuery } from '#applications/own/web/application-queries.ts';
import { calendarPage } from '#applications/paths.ts';
import { jobPaths } from '#jobs/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationListSkeleton } from './application-list-skeleton.tsx';
import type { ApplicationParts } from './application-parts.ts';
import { useFollowApplications } from './use-follow-applications.ts';
import { useReadUntilAsked } from './use-read-until-asked.ts';

/** A member's own applications: what waits for them first, each with its stage; changes by the company appear by themselves. */
export function ApplicationsPage({ parts }: { parts: ApplicationParts }) {
  const { BudgetsFollower, InvitationsNote, WithOffers } = parts;
  const { t } = useTranslation('applications');
  const list = useInfiniteQuery(applicationsQuery);
  const applications = list.data?.pages.flatMap((page) => page.applications);
  const news = useFollowApplications(list.data?.pages[0]?.memberId);
  const missing = useReadUntilAsked(list, applications);
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
        <InvitationsNote news={news} />
        <BudgetsFollower />
        {list.isError && !applications && (
          <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} framed />
        )}
        {list.isPending && <ApplicationListSkeleton />}
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
        {applications && applications.length > 0 && (
          <WithOffers>
            {(offers) =>
              offers ? (
                <ApplicationList applications={applications} offers={offers} isAskedMissing={missing} parts={parts} />
              ) : (
                <ApplicationListSkeleton />
              )
            }
          </WithOffers>
        )}
        <LoadMore
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </Stack>
    </Page>
  );
}
