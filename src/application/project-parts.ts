import type { ProjectPartsSource } from '#projects/web/project-parts.ts';

/** The statistics of a project, once there is a capability that has them; until then there is no tab. */
export const projectParts: ProjectPartsSource | null = null;
