import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { IconPlus } from '#ui/icons/icons.ts';
import { useViewer } from '#ui/viewer.ts';
import { useEitherParams } from '#ui/router/page-address.ts';
import { projectsOfOwnerPage, projectsPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { CountText } from '#ui/marks/count-text.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { Page } from '#ui/page/page.tsx';
import { RoomFor } from '#ui/page/room-for.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { profilePaths } from '#profiles/paths.ts';
import { useBeginBrief } from '#projects/briefs/web/clients/use-begin-brief.ts';
import { projectSorts } from '#projects/rules/project-sorts.ts';
import { type ProjectStage, projectStages } from '#projects/rules/status.ts';
import { projectPaths } from '#projects/paths.ts';
import styles from '#projects/web/brief.module.css';
import { listAddress, readListSearch } from './list-search.ts';
import { projectColumns } from './project-columns.tsx';
import own from './project-list.module.css';
import { listQuery, type ListSearch } from './project-queries.ts';

const stages = [undefined, ...projectStages];

export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const session = useViewer();
  const mayPost = session?.userRole === 'squadOwner' && session.permissions.includes('createProject');
  const { squadOwnerId } = useEitherParams(projectsPage, projectsOfOwnerPage);
  const filters = { ...readListSearch(projectsPage.useSearch()), squadOwnerId };
  const list = useQuery(listQuery(filters));
  const open = (next: ListSearch, replace = false) => void router.navigate({ href: listAddress(next), replace });
  const { projects, counts, nextCursor, previousCursor } = list.data ?? {};
  const several = new Set(projects?.map(({ company }) => company)).size > 1;
  // The two final statuses have a tab only when they are not empty; the stages always have one.
  const tabs = stages.filter(
    (stage) =>
      (stage !== 'finished' && stage !== 'canceled') || stage === filters.stage || (counts?.[stage].count ?? 0) > 0,
  );
  const search = (
    <SearchField
      label={t('list.search')}
      value={filters.search ?? ''}
      onSearch={(text) => open({ ...filters, cursor: undefined, search: text }, true)}
      width={280}
    />
  );
  const post = (
    <ButtonLink variant="primary" to={projectPaths.briefSelection()} icon={<IconPlus size={18} aria-hidden="true" />}>
      {t('list.post')}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageTitle
        title={t('list.title')}
        purpose={list.data?.company ? t('list.of', { company: list.data.company }) : t('list.purpose')}
        actions={
          <>
            {(list.data?.abilities.statistics ?? session?.userRole !== 'admin') && (
              <ButtonLink to={projectPaths.hiringStatistics()}>{t('list.statistics')}</ButtonLink>
            )}
            <ButtonLink to={profilePaths.companyView}>{t('list.findProfessionals')}</ButtonLink>
            {session?.userRole === 'admin' && squadOwnerId !== undefined && list.data?.company && (
              <PostForClient squadOwnerId={squadOwnerId} company={list.data.company} />
            )}
            {list.data?.abilities.post && post}
            {list.isPending && mayPost && <RoomFor>{post}</RoomFor>}
          </>
        }
      />
      <Tabs
        label={t('list.stages')}
        items={tabs.map((stage) => ({
          key: stage ?? 'all',
          label: labelOf(stage),
          to: listAddress({ ...filters, cursor: undefined, stage }),
          current: stage === filters.stage,
          count: counts && <CountText {...counts[stage ?? 'all']} />,
        }))}
      />
      <div className={styles.belowTabs}>
        <div className={own.tools}>
          {search}
          {projects?.length !== 0 && (
            <OptionFilter
              label={t('list.sort')}
              single
              options={projectSorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
              value={filters.sort ? [filters.sort] : []}
              onChange={([sort]) => open({ ...filters, cursor: undefined, sort })}
            />
          )}
        </div>
        {list.isError && !list.data ? (
          <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} framed />
        ) : projects?.length === 0 ? (
          <NoProjects filters={filters} />
        ) : (
          <>
            <DataTable
              label={t('list.title')}
              columns={projectColumns(t, several)}
              rows={projects}
              rowId={(project) => project.id}
              rowTo={(project) =>
                project.recruitingIndex === null
                  ? projectPaths.professionals(project.id)
                  : projectPaths.pipeline(project.id, project.recruitingIndex)
              }
            />
            {(nextCursor || previousCursor) && (
              <Pager
                onPrevious={previousCursor ? () => open({ ...filters, cursor: previousCursor }) : undefined}
                onNext={nextCursor ? () => open({ ...filters, cursor: nextCursor }) : undefined}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );

  function labelOf(stage: ProjectStage | undefined): string {
    return stage ? t(`stage.${stage}`) : t('list.all');
  }
}

/** For administrators on the page of a company. */
function PostForClient({ squadOwnerId, company }: { squadOwnerId: string; company: string }) {
  const { t } = useTranslation('projects');
  const begin = useBeginBrief();
  return (
    <Button
      variant="primary"
      loading={begin.isPending}
      icon={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => begin.mutate({ squadOwnerId })}
    >
      {t('client.postFor', { company })}
    </Button>
  );
}

function NoProjects({ filters }: { filters: ListSearch }) {
  const { t } = useTranslation('projects');
  if (filters.search) {
    return (
      <EmptyState
        illustration="search"
        title={t('list.notFound', { search: filters.search })}
        description={t('list.notFoundText')}
        actions={
          <ButtonLink to={listAddress({ ...filters, cursor: undefined, search: undefined })}>
            {t('list.clearSearch')}
          </ButtonLink>
        }
        framed
      />
    );
  }
  if (filters.stage)
    return (
      <EmptyState
        title={t('list.emptyStage')}
        description={t('list.emptyStageText')}
        actions={<ButtonLink to={listAddress({ squadOwnerId: filters.squadOwnerId })}>{t('list.seeAll')}</ButtonLink>}
        framed
      />
    );
  return (
    <EmptyState
      illustration="documents"
      title={t('list.empty')}
      description={t('list.emptyText')}
      actions={
        <ButtonLink variant="primary" to={projectPaths.briefSelection()}>
          {t('list.post')}
        </ButtonLink>
      }
      framed
    />
  );
}
