import { projectViewPage } from '#projects/web/addresses.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from '#projects/web/api.ts';
import { LoadProject } from '#projects/web/load-project.tsx';
import { ProjectDetails } from '#projects/web/project-details-page.tsx';
import { StatusPill } from '#projects/web/status-pill.tsx';

/** The details of a project, read-only, whatever the reader may do with it on other pages. */
export function ProjectViewPage() {
  const { t } = useTranslation('projects');
  const search = projectViewPage.useSearch();
  return (
    <LoadProject projectId={typeof search.project === 'string' ? search.project : 'none'}>
      {(project) => (
        <Page width="reading">
          <PageTitle
            title={project.title}
            purpose={project.company}
            crumbs={[
              { label: t('list.title'), to: projectPaths.list() },
              { label: project.title, to: projectPaths.details(project.id) },
              { label: t('details.readOnly') },
            ]}
          >
            <StatusPill status={project.status} />
            {project.isOverdue && <Pill tone="danger">{t('list.overdue')}</Pill>}
          </PageTitle>
          <ProjectDetails project={onlyToRead(project)} />
        </Page>
      )}
    </LoadProject>
  );
}

function onlyToRead(project: Project): Project {
  const nothing = { invite: false, promise: false, ask: false, closeProcess: false };
  const none = { edit: false, close: false, hide: false, reopen: false, remove: false };
  return {
    ...project,
    abilities: {
      edit: false,
      addPosition: false,
      upsell: false,
      migrate: false,
      tasks: false,
      reuse: false,
      candidates: nothing,
      moves: [],
    },
    positions: project.positions.map((position) => ({ ...position, abilities: none })),
  };
}
