import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { discoveryPage } from '#talent/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CountText } from '#ui/marks/count-text.tsx';
import { ItemCards, ItemCardsSkeleton } from '#ui/page/item-cards.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DiscoveryFilters } from './discovery-filters.tsx';
import { HireBanner } from './hire-banner.tsx';
import { ProfessionalItem } from './professional-item.tsx';
import { countQuery, professionalsQuery } from './talent-queries.ts';
import { type TalentSearch } from './talent-search.ts';
import styles from './discovery.module.css';

/** The list in which companies find professionals who want to be found. Its state is in its address. */
export function DiscoveryPage() {
  const { t } = useTranslation('talent');
  const search = discoveryPage.useSearch();
  const navigate = useNavigate();
  const pages = useInfiniteQuery(professionalsQuery(search));
  const count = useQuery(countQuery(search)).data;
  const change = (next: TalentSearch) => void navigate({ to: '.', search: next, replace: true });
  const found = pages.data?.pages.flatMap((page) => page.professionals);
  const hire = pages.data?.pages[0]?.hire;
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Page>
      <PageTitle title={t('discovery.title')} purpose={t('discovery.purpose')} />
      {hire && <HireBanner hire={hire} wide />}
      <DiscoveryFilters search={search} onChange={change} />
      <p className={styles.count} role="status">
        {count && found && (
          <>
            <b>
              <CountText {...count} />
            </b>{' '}
            {t('discovery.count', { count: count.count })}
          </>
        )}
      </p>
      {pages.isError && !found && (
        <LoadError error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} framed />
      )}
      {pages.isPending && <ItemCardsSkeleton height={168} />}
      {found?.length === 0 && (
        <EmptyState
          illustration={isFiltered ? 'search' : 'people'}
          framed
          title={t(isFiltered ? 'discovery.nothingFound' : 'discovery.empty')}
          description={t(isFiltered ? 'discovery.nothingFoundText' : 'discovery.emptyText')}
          actions={isFiltered && <Button onClick={() => change({})}>{t('discovery.clear')}</Button>}
        />
      )}
      {found && found.length > 0 && (
        <ItemCards label={t('discovery.title')} busy={pages.isPlaceholderData}>
          {found.map((professional) => (
            <ProfessionalItem key={professional.memberId} professional={professional} />
          ))}
        </ItemCards>
      )}
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </Page>
  );
}
