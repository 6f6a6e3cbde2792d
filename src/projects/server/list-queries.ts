import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { projectStages, type ProjectStage, statusesOfStage } from '#projects/rules/status.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { positions, projects } from './tables.ts';

export interface ProjectFilter {
  reach: Reach;
  stage?: ProjectStage | undefined;
  search?: string | undefined;
}
/** The place of a row in the list: latest change first. `at` is the database's own text of the moment, to the microsecond. */
export interface ListPlace {
  direction: 'next' | 'previous';
  at: string;
  id: string;
}

const COUNT_BOUND = 1_000;

function conditions({ reach, stage, search }: ProjectFilter): (SQL | undefined)[] {
  return [
    withinReach(projects.workspaceId, reach),
    stage && inArray(projects.status, statusesOfStage(stage)),
    titleLike(search),
  ];
}

/** Any part of the title, without regard to case and accents, or nearly so written. */
function titleLike(search = ''): SQL | undefined {
  if (search === '') return undefined;
  const folded = sql`fold_text(${projects.title})`;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${folded} like fold_text(${pattern}) or fold_text(${search}) <% ${folded})`;
}

/** One row more than a page, so that the caller knows whether there is another. Going back they come in reverse. */
export function listProjects(database: Database, filter: ProjectFilter, place: ListPlace | undefined, limit: number) {
  const back = place?.direction === 'previous';
  const beyond =
    place &&
    sql`(${projects.updatedAt}, ${projects.id}) ${back ? sql`>` : sql`<`} (${place.at}::timestamptz, ${place.id}::uuid)`;
  const order = back ? asc : desc;
  return database
    .select({
      id: projects.id,
      title: projects.title,
      type: projects.type,
      deadline: projects.deadline,
      status: projects.status,
      company: workspaces.company,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      place: sql<string>`${projects.updatedAt}::text`,
    })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(and(...conditions(filter), beyond))
    .orderBy(order(projects.updatedAt), order(projects.id))
    .limit(limit + 1);
}

/** For each tab how many there are, exact up to 1,000; one statement. */
export async function countByStage(database: Database, filter: ProjectFilter): Promise<Map<string, number>> {
  const bounded = (stage?: ProjectStage) =>
    sql`(select count(*)::int from (select from ${projects} where ${and(...conditions({ ...filter, stage }))} limit ${COUNT_BOUND + 1}) as found)`;
  const columns = projectStages.map((stage) => sql`${bounded(stage)} as ${sql.identifier(stage)}`);
  const { rows } = await database.execute<Record<string, number>>(
    sql`select ${bounded()} as all, ${sql.join(columns, sql`, `)}`,
  );
  return new Map(Object.entries(rows[0] ?? {}));
}

export function boundCount(count = 0) {
  return { count: Math.min(count, COUNT_BOUND), more: count > COUNT_BOUND };
}

export async function countPositions(database: Database, projectIds: readonly string[]) {
  if (projectIds.length === 0) return new Map<string, { open: number; total: number }>();
  const rows = await database
    .select({
      projectId: positions.projectId,
      open: sql<number>`count(*) filter (where ${positions.state} in ('open', 'hidden'))::int`,
      total: sql<number>`count(*) filter (where ${positions.state} <> 'removed')::int`,
    })
    .from(positions)
    .where(inArray(positions.projectId, [...projectIds]))
    .groupBy(positions.projectId);
  return new Map(rows.map(({ projectId, open, total }) => [projectId, { open, total }]));
}
