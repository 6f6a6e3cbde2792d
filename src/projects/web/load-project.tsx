import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/states/skeleton.tsx';
import type { Project } from './api.ts';
import { projectQuery } from './project-queries.ts';
import { shownProject } from './shown-project.ts';
import { GoneProject } from './vacancy/gone-project.tsx';
import { VacancyHead } from './vacancy/vacancy-head.tsx';
import { outlineOf, useOutline, type VacancyTab } from './vacancy/vacancy-outline.ts';

interface LoadProjectProps {
  projectId: string;
  /** The tab of the project's pages; without it, the page has another head. */
  current?: VacancyTab;
  children: (project: Project) => ReactNode;
}

/** Loads the project of a page under the head that all pages of a vacancy share, or shows why that failed. */
export function LoadProject({ projectId, current, children }: LoadProjectProps) {
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' });
  const outline = useOutline(projectId, project.data && outlineOf(project.data));
  const { gone, project: shown } = shownProject(projectId, project);
  if (shown && !current) return children(shown);
  return (
    <Page width={current === 'statistics' ? 'wide' : 'reading'}>
      {current && outline && !gone && <VacancyHead vacancy={outline} position={null} current={current} />}
      {shown && children(shown)}
      {gone && <GoneProject projectId={projectId} />}
      {project.isError && !project.data && !gone && (
        <LoadError error={project.error} onRetry={() => void project.refetch()} retrying={project.isFetching} framed />
      )}
      {project.isPending && !gone && (
        <Loading>
          <Stack>
            {!outline && <Skeleton height={56} />}
            <SkeletonCard height={320} />
          </Stack>
        </Loading>
      )}
    </Page>
  );
}
