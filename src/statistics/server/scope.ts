import { eq, and } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { projects } from '#projects/server/tables.ts';
import { statisticsErrors } from '#statistics/errors.ts';
import { firstDayOf, type Period } from '#statistics/rules/period.ts';

/** The scope of figures. Everything below only reads records of these spaces, and of the project if there is one. */
export interface Scope {
  workspaceIds: readonly string[];
  project: { id: string; title: string } | null;
  /** The first day of the period in São Paulo; null for all time. */
  since: string | null;
}

export interface About {
  projectId?: string | undefined;
  period: Period;
}

/**
 * The project if one is named, otherwise every company that the caller may access; callers who may access all companies must name a
 * project.
 */
export async function scopeOf({ database, reach, now }: SignedInContext, about: About): Promise<Scope> {
  const since = firstDayOf(about.period, now);
  if (about.projectId === undefined) {
    if (reach.every) throw statisticsErrors.projectRequired();
    return { workspaceIds: reach.workspaceIds, project: null, since };
  }
  const [project] = await database
    .select({ id: projects.id, title: projects.title, workspaceId: projects.workspaceId })
    .from(projects)
    .where(and(eq(projects.id, about.projectId), withinReach(projects.workspaceId, reach)));
  if (!project) throw platformErrors.notFound();
  const { id, title, workspaceId } = project;
  return { workspaceIds: [workspaceId], project: { id, title }, since };
}
