import type { ProjectPartsSource, SquadPartsSource } from '#projects/web/project-parts.ts';

/** The statistics of a project; loaded with that page only. */
export const projectParts: ProjectPartsSource = {
  namespaces: ['statistics'],
  load: () => import('#statistics/web/project-statistics.tsx'),
};

/** Selecting candidates on the page of a project's professionals; loaded with that page only. */
export const squadParts: SquadPartsSource = {
  namespaces: ['pipeline', 'pipeline/selection'],
  load: async () => {
    const [{ PositionChoice }, { SquadNote }] = await Promise.all([
      import('#pipeline/selection/web/position-choice.tsx'),
      import('#pipeline/selection/web/squad-note.tsx'),
    ]);
    return { PositionChoice, SquadNote };
  },
  start: async (queryClient, projectId) => {
    const { selectionsQuery } = await import('#pipeline/selection/web/selection-queries.ts');
    return queryClient.prefetchQuery(selectionsQuery(projectId));
  },
};
