import type { ProjectPartsSource } from '#projects/web/project-parts.ts';

/** The statistics of a project, fetched with that page only. */
export const projectParts: ProjectPartsSource = {
  namespaces: ['statistics'],
  load: () => import('#statistics/web/project-statistics.tsx'),
};
