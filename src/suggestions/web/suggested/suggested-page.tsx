import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { suggestedPage } from '#suggestions/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import '#ui/theme/full-styles.ts';
import { squadSuggestionPath } from '#suggestions/paths.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { SuggestedPage as RankingPage } from '../api.ts';
import { RankingFormula } from '../ranking-formula.tsx';
import { SuggestedFilters } from './suggested-filters.tsx';
import { SuggestedList } from './suggested-list.tsx';
import { suggestedQuery } from './suggested-queries.ts';
import { isNarrowed, type SuggestedSearch } from './suggested-search.ts';
import { SuggestedSkeleton } from './suggested-skeleton.tsx';
import styles from '../suggestions.module.css';

type HeadParts = ReturnType<Awaited<ReturnType<LentParts['vacancyHead']['load']>>['lendHead']>;

/** Everyone who is available, ranked for a vacancy. Its state is in its address. */
export function SuggestedPage({ Head: VacancyHead, GoneProject }: Pick<HeadParts, 'Head' | 'GoneProject'>) {
  const { t } = useTranslation('suggestions');
  const { projectId } = suggestedPage.useParams();
  const search = suggestedPage.useSearch();
  const navigate = useNavigate();
  const pages = useInfiniteQuery(suggestedQuery(projectId, search));
  const change = (next: SuggestedSearch) => void navigate({ to: '.', search: next, replace: true });
  const first = pages.data?.pages[0];
  const found = pages.data?.pages.flatMap((page) => page.professionals);
  if (isApiError(pages.error, 'platform.notFound')) return <GoneProject projectId={projectId} />;
  return (
    <Page>
      <VacancyHead
        projectId={projectId}
        vacancy={first && outlineOf(first)}
        position={first?.position.positionIndex ?? search.position}
        current="suggested"
        onPosition={(position) => change({ ...search, position })}
        waits={
          first &&
          !first.abilities.companyView && <ButtonLink to={squadSuggestionPath(projectId)}>{t('squad.open')}</ButtonLink>
        }
      />
      <h2 className="sr-only">{t('title')}</h2>
      <p className={styles.purpose}>{t('purpose')}</p>
      <SuggestedFilters search={search} onChange={change} />
      <p className={styles.count} role="status">
        {first && t('available', { count: first.available, number: formatCount(first.available) })}
        {pages.isPending && <span className={styles.preparing}>{t('preparing')}</span>}
      </p>
      {pages.isError && !found && (
        <LoadError error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} framed />
      )}
      {pages.isPending && <SuggestedSkeleton />}
      {found?.length === 0 && (
        <EmptyState
          framed
          illustration={isNarrowed(search) ? 'search' : 'people'}
          title={t(isNarrowed(search) ? 'empty.filteredTitle' : 'empty.title')}
          description={t(isNarrowed(search) ? 'empty.filteredText' : 'empty.text')}
          actions={
            isNarrowed(search) && (
              <Button onClick={() => change({ position: search.position })}>{t('filters.clear')}</Button>
            )
          }
        />
      )}
      {first && found && found.length > 0 && (
        <SuggestedList label={t('title')} professionals={found} page={first} busy={pages.isPlaceholderData} />
      )}
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
      {first && <RankingFormula />}
    </Page>
  );
}

function outlineOf({ position, positions }: RankingPage) {
  const { projectId, projectTitle, projectStatus: status, isOverdue } = position;
  return { projectId, projectTitle, status, isOverdue, positions };
}
