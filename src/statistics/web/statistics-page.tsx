import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import { Figures } from './figures.tsx';
import { useViewer } from '#ui/viewer.ts';
import { CompanyFilter } from './filters/company-filter.tsx';
import { ProjectFilter } from './filters/project-filter.tsx';
import { StatisticsBar } from './statistics-bar.tsx';
import { statisticsQuery } from './statistics-queries.ts';
import { useStatisticsSearch } from './search/use-statistics-search.ts';

/** The hiring figures of a company or of one of its projects; for staff, of the companies they choose. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const state = useStatisticsSearch();
  const { search, change } = state;
  const { companies: companyIds } = search;
  const about = { period: search.period, projectId: search.project, companyIds };
  const figures = useQuery(statisticsQuery(about)).data;
  const role = useViewer()?.userRole;
  const isStaff = role === 'recruiter' || role === 'admin';
  const project = figures?.project;
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
        {isStaff && (
          <CompanyFilter
            chosen={companyIds ?? []}
            named={figures?.companies ?? []}
            onChange={(ids) => change({ companies: ids, project: undefined, open: undefined })}
          />
        )}
        {(role !== 'admin' || companyIds !== undefined) && (
          <ProjectFilter
            key={chosen?.id ?? ''}
            chosen={chosen}
            companyIds={companyIds}
            onChange={(id) => change({ project: id, open: undefined })}
          />
        )}
      </StatisticsBar>
      <Figures about={about} {...state} />
    </Page>
  );
}
