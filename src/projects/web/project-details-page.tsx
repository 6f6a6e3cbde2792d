import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import { FactsStrip } from '#platform/ui/page/facts-strip.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#platform/ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from './api.ts';
import styles from './brief.module.css';
import { EditProjectModal } from './edit-project-modal.tsx';
import { PositionCard } from './position-card.tsx';
import { projectQuery } from './project-queries.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusPill } from './status-pill.tsx';

export function ProjectDetailsPage() {
  const { t } = useTranslation('projects');
  const { projectId = '' } = useParams({ strict: false }) as { projectId?: string };
  const project = useQuery(projectQuery(projectId));
  if (project.data) return <Details project={project.data} />;
  const gone = isApiError(project.error) && project.error.status === 404;
  return (
    <Page width="reading">
      {gone && (
        <MessagePage
          title={t('details.gone')}
          description={t('details.goneText')}
          actions={<ButtonLink to={projectPaths.list()}>{t('list.title')}</ButtonLink>}
        />
      )}
      {project.isError && !gone && (
        <LoadError error={project.error} onRetry={() => void project.refetch()} retrying={project.isFetching} framed />
      )}
      {project.isPending && (
        <Loading>
          <Stack>
            <Skeleton height={56} />
            <Skeleton height={320} />
          </Stack>
        </Loading>
      )}
    </Page>
  );
}

function Details({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const [editing, setEditing] = useState(false);
  const first = project.positions[0]?.positionIndex ?? 0;
  const { abilities } = project;
  return (
    <Page width="reading">
      <PageTitle
        title={project.title}
        crumbs={[{ label: t('list.title'), to: projectPaths.list() }, { label: project.title }]}
        actions={
          <>
            {abilities.edit && (
              <Button icon={<IconPencil size={18} aria-hidden="true" />} onClick={() => setEditing(true)}>
                {t('details.edit')}
              </Button>
            )}
            <StatusActions project={project} />
          </>
        }
      >
        <StatusPill status={project.status} />
      </PageTitle>
      <Tabs
        label={t('details.views')}
        items={[
          {
            key: 'candidates',
            label: t('details.candidates'),
            to: projectPaths.pipeline(project.id, first),
            current: false,
          },
          { key: 'details', label: t('details.details'), to: projectPaths.details(project.id), current: true },
        ]}
      />
      <div className={styles.belowTabs}>
        <Stack>
          <FactsStrip
            facts={[
              { label: t('brief.type'), value: project.type ? t(`type.${project.type}`) : t('notSaid') },
              {
                label: t('brief.deadline'),
                value: project.deadline ? t(`deadline.${project.deadline}`) : t('notSaid'),
              },
              { label: t('brief.currency'), value: t(`currency.${project.currency}`) },
              { label: t('details.posted'), value: <RelativeTime moment={project.createdAt} /> },
            ]}
          />
          {project.description && (
            <Card title={t('brief.description')}>
              <p className={styles.text}>{project.description}</p>
            </Card>
          )}
          {project.positions.map((position) => (
            <PositionCard key={position.id} project={project} position={position} />
          ))}
          <Card title={t('details.history')}>
            <ol className={styles.history}>
              {project.history.map((change) => (
                <li key={change.id}>
                  <StatusPill status={change.to} />{' '}
                  <span className="meta">
                    {change.by && `${change.by} · `}
                    <RelativeTime moment={change.at} />
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </Stack>
      </div>
      {editing && <EditProjectModal project={project} onClose={() => setEditing(false)} />}
    </Page>
  );
}
