import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { jobPaths } from '#jobs/paths.ts';
import { JobTabs } from '#jobs/web/job-tabs.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import { savedSearchesQuery } from './saved-searches-query.ts';

/** A member's saved searches: the criteria and mail frequency of each, and the available actions. */
export function SavedSearchesPage() {
  const { t } = useTranslation('jobs/alerts');
  const list = useQuery(savedSearchesQuery);
  const searches = list.data?.searches;
  return (
    <Page>
      <PageTitle title={t('jobs:tabs.title')} purpose={t('list.purpose')} />
      <JobTabs />
      <Stack>
        {list.isError && !searches && (
          <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} framed />
        )}
        {list.isPending && (
          <Loading>
            <Stack>
              <SkeletonCard height={140} />
              <SkeletonCard height={140} />
            </Stack>
          </Loading>
        )}
        {searches?.length === 0 && (
          <EmptyState
            framed
            illustration="search"
            title={t('list.empty')}
            description={t('list.emptyText')}
            actions={
              <ButtonLink to={jobPaths.board} variant="primary">
                {t('list.toBoard')}
              </ButtonLink>
            }
          />
        )}
        {searches?.map((saved) => (
          <SavedSearchCard key={saved.id} saved={saved} />
        ))}
        {list.data && list.data.searches.length > 0 && (
          <p className="meta">{t('list.count', { count: list.data.searches.length, maximum: list.data.maximum })}</p>
        )}
      </Stack>
    </Page>
  );
}
