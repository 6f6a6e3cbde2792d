import { IconArrowsExchange, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from './api.ts';
import { ProjectMenu } from '#projects/briefs/web/templates/reuse-menu.tsx';
import { StatusActions } from './status-actions.tsx';
import { StatusPill } from './status-pill.tsx';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const EditProjectModal = lazyPart(async () => (await import('./edit-project-modal.tsx')).EditProjectModal);
const MigrateModal = lazyPart(async () => (await import('./migrate-modal.tsx')).MigrateModal);

export type ProjectTab = 'professionals' | 'statistics' | 'details';

interface ProjectHeadProps {
  project: Project;
  current: ProjectTab;
  hasStatistics: boolean;
}

/** The header of each view of a project: its status, the available actions, and links to the other views. */
export function ProjectHead({ project, current, hasStatistics }: ProjectHeadProps) {
  const { t } = useTranslation('projects');
  const [shown, setShown] = useState<'nothing' | 'edit' | 'migrate'>('nothing');
  const { abilities, id } = project;
  const close = () => setShown('nothing');
  const first = project.positions[0]?.positionIndex ?? 0;
  const tabs = [
    { key: 'professionals', label: t('details.professionals'), to: projectPaths.professionals(id) },
    { key: 'candidates', label: t('details.candidates'), to: projectPaths.pipeline(id, first) },
    ...(hasStatistics ? [{ key: 'statistics', label: t('details.statistics'), to: projectPaths.statistics(id) }] : []),
    { key: 'details', label: t('details.details'), to: projectPaths.details(id) },
  ];
  return (
    <>
      <PageTitle
        title={project.title}
        crumbs={[{ label: t('list.title'), to: projectPaths.list() }, { label: project.title }]}
        actions={
          <>
            {abilities.edit && (
              <Button icon={<IconPencil size={18} aria-hidden="true" />} onClick={() => setShown('edit')}>
                {t('details.edit')}
              </Button>
            )}
            {abilities.migrate && (
              <Button icon={<IconArrowsExchange size={18} aria-hidden="true" />} onClick={() => setShown('migrate')}>
                {t('migrate.action')}
              </Button>
            )}
            <StatusActions project={project} />
            {abilities.reuse && <ProjectMenu projectId={id} title={project.title} />}
          </>
        }
      >
        <StatusPill status={project.status} /> {project.isOverdue && <Pill tone="danger">{t('list.overdue')}</Pill>}
      </PageTitle>
      <Tabs label={t('details.views')} items={tabs.map((tab) => ({ ...tab, current: tab.key === current }))} />
      {shown === 'edit' && <EditProjectModal project={project} onClose={close} />}
      {shown === 'migrate' && <MigrateModal project={project} onClose={close} />}
    </>
  );
}
