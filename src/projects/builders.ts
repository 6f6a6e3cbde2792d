import type { Database } from '#platform/db/connection.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import type { PositionToPost, ProjectFacts } from '#projects/positions/rules/position-draft.ts';
import type { ProjectPath } from './rules/terms.ts';
import { type PostedProject, postProject } from './server/post-project.ts';

export type PositionToBuild = Partial<PositionToPost> & Pick<PositionToPost, 'title'>;

export interface ProjectToBuild extends Partial<ProjectFacts> {
  positions: readonly PositionToBuild[];
  path?: ProjectPath;
  publishedAt?: Date;
}

interface ProjectsToBuild {
  workspaceId: string;
  createdBy: string;
  projects: readonly ProjectToBuild[];
}

/** Posts projects, in recruitment, through the use case that the API uses. */
export async function buildProjects(
  database: Database,
  { workspaceId, createdBy, projects: toBuild }: ProjectsToBuild,
): Promise<PostedProject[]> {
  const built: PostedProject[] = [];
  for (const { positions, path, publishedAt = new Date(), ...facts } of toBuild) {
    const project = {
      title: facts.title ?? positions[0]!.title,
      description: '',
      type: 'recurring' as const,
      currency: 'BRL' as const,
      deadline: 'upTo30Days' as const,
      startDate: null,
      ...facts,
      positions: positions.map((position) => ({
        ...emptyPositionFacts,
        aboutOpportunity: `Work with us as ${position.title}.`,
        currency: facts.currency ?? ('BRL' as const),
        source: null,
        ...position,
      })),
    };
    built.push(await postProject(database, { workspaceId, actorId: createdBy, project, path, now: publishedAt }));
  }
  return built;
}
