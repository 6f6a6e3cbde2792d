import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page } from '#platform/ui/page/page.tsx';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import { Figures } from './figures.tsx';
import { ProjectFilter } from './project-filter.tsx';
import { StatisticsBar } from './statistics-bar.tsx';
import { statisticsQuery } from './statistics-queries.ts';
import { useStatisticsSearch } from './search/use-statistics-search.ts';

/** The hiring figures of a company, or of one of its projects. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const state = useStatisticsSearch();
  const { search, change } = state;
  const about = { period: search.period, projectId: search.project };
  const project = useQuery(statisticsQuery(about)).data?.project;
  const chosen = search.project && project?.id === search.project ? project : null;
  return (
    <Page width="wide">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        {...(chosen && {
          actions: <ButtonLink to={projectPaths.statistics(chosen.id)}>{t('project.open')}</ButtonLink>,
        })}
      />
      <StatisticsBar about={about} {...state}>
        <ProjectFilter
          key={chosen?.id ?? ''}
          chosen={chosen}
          onChange={(id) => change({ project: id, open: undefined })}
        />
      </StatisticsBar>
      <Figures about={about} {...state} />
    </Page>
  );
}
