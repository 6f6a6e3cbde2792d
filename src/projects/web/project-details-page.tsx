import { useState } from 'react';
import { projectPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconPlus } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Stack } from '#ui/page/page.tsx';
import { ManageProjectModal } from '#projects/management/web/lazy-manage-project.ts';
import type { Project } from './api.ts';
import styles from '#projects/web/brief.module.css';
import { creditsWords, hoursWords } from './hours-words.ts';
import { LoadProject } from './load-project.tsx';
import { PositionCard } from '#projects/web/position-card.tsx';
import { staffWords } from './project-columns.tsx';
import { StatusHistory } from './status-history.tsx';
import { StatusPath } from './status-path.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const AddPositionModal = lazyPart(
  async () => (await import('#projects/positions/web/add-position-modal.tsx')).AddPositionModal,
);

export function ProjectDetailsPage() {
  const { projectId } = projectPage.useParams();
  return (
    <LoadProject projectId={projectId} current="details">
      {(project) => <ProjectDetails project={project} />}
    </LoadProject>
  );
}

/** All facts of a project, its vacancies, and its status history. */
export function ProjectDetails({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const [adding, setAdding] = useState(false);
  const { manage } = projectPage.useSearch();
  const [managing, setManaging] = useState(Boolean(manage) && project.abilities.migrate);
  const { linked } = project.professionals;
  const { total, left, monthly } = hoursWords(project, t);
  return (
    <div className={styles.belowTabs}>
      <Stack>
        <FactsStrip
          facts={[
            { label: t('brief.type'), value: project.type ? t(`type.${project.type}`) : t('notSaid') },
            { label: t('brief.deadline'), value: project.deadline ? t(`deadline.${project.deadline}`) : t('notSaid') },
            { label: t('brief.currency'), value: t(`currency.${project.currency}`) },
            { label: t('details.posted'), value: <RelativeTime moment={project.createdAt} /> },
          ]}
        />
        <FactsStrip
          facts={[
            {
              label: t('details.professionals'),
              value: linked === 0 ? t('list.noneLinked') : staffWords(project, t),
            },
            { label: t('details.hours'), value: monthly ?? t('list.notSet') },
            { label: t('details.hoursWorked'), value: project.hours ? total : t('list.notSet') },
            { label: t('details.hoursLeft'), value: left ?? t('list.notSet') },
            { label: t('list.credits'), value: creditsWords(project, t) ?? t('list.notSet') },
          ]}
        />
        {project.description && (
          <Card title={t('brief.description')}>
            <p className={styles.text}>{project.description}</p>
          </Card>
        )}
        {project.abilities.addPosition && (
          <div>
            <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('details.addPosition')}
            </Button>
          </div>
        )}
        {project.positions.map((position) => (
          <PositionCard key={position.id} project={project} position={position} />
        ))}
        <StatusPath project={project} />
        <StatusHistory project={project} />
      </Stack>
      {managing && <ManageProjectModal projectId={project.id} onClose={() => setManaging(false)} />}
      {adding && <AddPositionModal project={project} onClose={() => setAdding(false)} />}
    </div>
  );
}
