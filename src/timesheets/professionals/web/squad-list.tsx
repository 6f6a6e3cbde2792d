import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { projectPaths } from '#projects/paths.ts';
import { timesheetPaths } from '#timesheets/paths.ts';
import { freelancersPage, type FreelancersSearch } from './addresses.ts';
import { squadsQuery } from './professionals-queries.ts';
import { useSquadColumns } from './squad-columns.tsx';

const states = ['active', 'ended'] as const;

/** Everybody who works or worked in the company's projects, with the hours of this month. */
export function SquadList() {
  const { t } = useTranslation('timesheets/professionals');
  const search: FreelancersSearch = freelancersPage.useSearch();
  const navigate = useNavigate();
  const columns = useSquadColumns();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...squadsQuery(search),
    placeholderData: keepPreviousData,
  });
  const change = (next: FreelancersSearch) => {
    const merge = (now: object) =>
      Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
    void navigate({ to: '.', search: merge, replace: true });
  };
  const projects = data?.pages[0]?.projects ?? [];
  const rows = data?.pages.flatMap((page) => page.professionals);
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <Page width="wide">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('projects'), to: projectPaths.list() }, { label: t('title') }]}
      />
      <Toolbar label={t('toolbar')}>
        <SearchField
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text === '' ? undefined : text })}
        />
        {(projects.length > 1 || search.project !== undefined) && (
          <OptionFilter
            label={t('project')}
            single
            options={projects.map(({ projectId, title }) => ({ value: projectId, label: title }))}
            value={search.project ? [search.project] : []}
            onChange={([project]) => change({ project })}
          />
        )}
        <OptionFilter
          label={t('state.label')}
          single
          options={states.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          value={search.state ? [search.state] : []}
          onChange={([state]) => change({ state })}
        />
      </Toolbar>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />
      ) : rows?.length === 0 ? (
        <EmptyState
          illustration={isFiltered ? 'search' : 'people'}
          title={t(isFiltered ? 'noMatch' : 'empty')}
          description={t(isFiltered ? 'noMatchText' : 'emptyText')}
          framed
        />
      ) : (
        <>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            rowId={({ professionalId }) => professionalId}
            rowName={({ name }) => personName(name)}
            rowTo={({ project, memberId }) => timesheetPaths.professional(project.projectId, memberId)}
          />
          <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
    </Page>
  );
}
