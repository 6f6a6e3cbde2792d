import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '#platform/ui/api-error.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from './api.ts';
import { projectQuery } from './project-queries.ts';

/** Loads the project of a page, or shows why that failed. */
export function LoadProject({ projectId, children }: { projectId: string; children: (project: Project) => ReactNode }) {
  const { t } = useTranslation('projects');
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' });
  if (project.data) return children(project.data);
  const gone = projectId === '' || (isApiError(project.error) && project.error.status === 404);
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
      {project.isPending && !gone && (
        <Loading>
          <Stack>
            <Skeleton height={56} />
            <SkeletonCard height={320} />
          </Stack>
        </Loading>
      )}
    </Page>
  );
}
