import type { QueryClient } from '@tanstack/react-query';
import { templatesApi } from '#projects/briefs/web/templates/template-list.ts';
import { projectPaths } from '#projects/paths.ts';
import { api } from '#projects/web/api.ts';
import { draftsQuery, projectQuery } from '#projects/web/project-queries.ts';

/** Puts a hidden or closed vacancy on the job board again; returns its title. */
export async function reopenVacancy(queryClient: QueryClient, projectId: string, positionIndex: number) {
  const { positions } = await queryClient.fetchQuery(projectQuery(projectId));
  const position = positions.find((one) => one.positionIndex === positionIndex);
  if (!position) return '';
  await api('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId, positionIndex: String(positionIndex) },
    body: { version: position.version, state: 'open' },
  });
  // Its board, its suggestions and its project say another state now.
  await Promise.all(
    [['projects'], ['pipeline'], ['suggestions']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
  return position.title;
}

/** Begins a brief with the words of a project; returns the address of its form. */
export async function postAgain(queryClient: QueryClient, projectId: string): Promise<string> {
  const brief = await templatesApi('POST /briefs/copies', { body: { from: { kind: 'project', id: projectId } } });
  void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
  return projectPaths.briefForm(brief.id);
}
