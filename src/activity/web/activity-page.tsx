import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { activityKinds } from '#platform/contract/activity-kinds.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import '#ui/theme/full-styles.ts';
import { activityQuery } from './activity-query.ts';
import { activityPath, type ActivitySearch } from './activity-search.ts';
import { activityPage } from './addresses.ts';
import { detailsOf, titleOf, whoOf } from './entry-texts.ts';

/** A section of the settings: who did what in the space, newest first. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const router = useRouter();
  const search = activityPage.useSearch();
  const { kind, person } = search;
  const activity = useInfiniteQuery({ ...activityQuery(search), placeholderData: keepPreviousData });
  const narrow = (change: { [Name in keyof ActivitySearch]: ActivitySearch[Name] | undefined }) =>
    void router.navigate({ href: activityPath({ ...search, ...change }), replace: true });
  const people = activity.data?.pages[0]?.people ?? [];
  const entries = activity.data?.pages.flatMap((page) => page.entries);
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <Page>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      <Toolbar label={t('filters')}>
        <SearchField
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(words) => narrow({ search: words === '' ? undefined : words })}
        />
        <OptionFilter
          label={t('kinds')}
          options={activityKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={kind ? [kind] : []}
          single
          onChange={([chosen]) => narrow({ kind: chosen })}
        />
        <OptionFilter
          label={t('person')}
          options={people.map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
          value={person ? [person] : []}
          single
          onChange={([chosen]) => narrow({ person: chosen })}
        />
      </Toolbar>
      {activity.isError && (
        <LoadError error={activity.error} onRetry={() => void activity.refetch()} retrying={activity.isFetching} />
      )}
      {entries?.length === 0 ? (
        <EmptyState
          illustration="calendar"
          title={t(isNarrowed ? 'nothing' : 'empty')}
          description={t(isNarrowed ? 'nothingHint' : 'emptyHint')}
          framed
        />
      ) : (
        !activity.isError && (
          <DataTable
            label={t('title')}
            rows={entries}
            rowId={(entry) => entry.id}
            columns={[
              {
                key: 'what',
                header: t('what'),
                skeleton: 'lines',
                cell: (entry) => (
                  <TwoLines
                    title={
                      entry.address ? <PageLink to={entry.address}>{titleOf(entry, t)}</PageLink> : titleOf(entry, t)
                    }
                    meta={detailsOf(entry, t)}
                  />
                ),
              },
              {
                key: 'who',
                header: t('who'),
                width: 180,
                cell: ({ actor }) => <span className="clip">{whoOf(actor, t)}</span>,
              },
              { key: 'when', header: t('when'), width: 140, cell: (entry) => <RelativeTime moment={entry.at} /> },
            ]}
          />
        )
      )}
      <LoadMore
        hasMore={activity.hasNextPage}
        loading={activity.isFetchingNextPage}
        onMore={() => void activity.fetchNextPage()}
      />
    </Page>
  );
}
