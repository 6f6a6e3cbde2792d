import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { ProjectSort, SortDirection } from '#projects/rules/project-sorts.ts';
import { projectStages, type ProjectStage, statusesOfStage } from '#projects/rules/status.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '../tables.ts';

export interface ProjectFilter {
  reach: Reach;
  /** Only of this company space. */
  workspaceId?: string | undefined;
  stage?: ProjectStage | undefined;
  search?: string | undefined;
}
/** The position of a row in the list. `value` is the sort key as the database's own text. */
export interface ListPlace {
  direction: 'next' | 'previous';
  value: string;
  id: string;
}
export interface ListOrder {
  sort: ProjectSort;
  direction: SortDirection;
}

const COUNT_BOUND = 1_000;

function conditions({ reach, workspaceId, stage, search }: ProjectFilter): (SQL | undefined)[] {
  return [
    withinReach(projects.workspaceId, reach),
    workspaceId === undefined ? undefined : eq(projects.workspaceId, workspaceId),
    stage && inArray(projects.status, statusesOfStage(stage)),
    mentions(reach, search),
  ];
}

/**
 * Matches any part of the title, of a position's title or of a hired professional's name, ignoring case and accents; for the project's
 * title also tolerating typing mistakes.
 */
function mentions(reach: Reach, search = ''): SQL | undefined {
  if (search === '') return undefined;
  const pattern = sql`fold_text(${`%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`})`;
  const title = sql`fold_text(${projects.title})`;
  const ofPositions = sql`select ${positions.projectId} from ${positions}
    where ${withinReach(positions.workspaceId, reach)} and ${positions.state} <> 'removed' and fold_text(${positions.title}) like ${pattern}`;
  const ofPeople = sql`select ${projectProfessionals.projectId} from ${projectProfessionals}
    join ${users} on ${users.id} = ${projectProfessionals.memberId}
    where ${withinReach(projectProfessionals.workspaceId, reach)} and fold_text(${users.name}) like ${pattern}`;
  return sql`(${title} like ${pattern} or fold_text(${search}) <% ${title}
    or ${projects.id} in (${ofPositions}) or ${projects.id} in (${ofPeople}))`;
}

const sortedBy: Record<ProjectSort, { value: SQL; type: SQL }> = {
  updated: { value: sql`${projects.updatedAt}`, type: sql`timestamptz` },
  created: { value: sql`${projects.createdAt}`, type: sql`timestamptz` },
  title: { value: sql`fold_text(${projects.title})`, type: sql`text` },
};

/**
 * Returns one row more than a page, so that the caller knows whether there is another page. For the previous page, rows are in reverse
 * order.
 */
export function listProjects(
  database: Database,
  filter: ProjectFilter,
  { sort, direction }: ListOrder,
  place: ListPlace | undefined,
  limit: number,
) {
  const { value, type } = sortedBy[sort];
  const ascending = (direction === 'ascending') !== (place?.direction === 'previous');
  const beyond =
    place &&
    sql`(${value}, ${projects.id}) ${ascending ? sql`>` : sql`<`} (${place.value}::${type}, ${place.id}::uuid)`;
  const order = ascending ? asc : desc;
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
      place: sql<string>`${value}::text`,
    })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(and(...conditions(filter), beyond))
    .orderBy(order(value), order(projects.id))
    .limit(limit + 1);
}

/** The count of each tab, exact up to 1,000; one statement. */
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

/** Positions, hired professionals and contracted hours of each project; one statement. */
export async function tallyProjects(database: Database, projectIds: readonly string[]) {
  if (projectIds.length === 0) return new Map<string, ProjectTally>();
  const recruits = sql`${positions.state} in ('open', 'hidden')`;
  const standing = sql`${positions.state} <> 'removed'`;
  const staffed = sql`${positions.state} in ('filled', 'inReplacement')`;
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  // Written out, because a select from one table omits its name.
  const linked = sql<number>`(select count(*)::int from project_professionals p where p.project_id = positions.project_id)`;
  const works = sql`p.project_id = positions.project_id and p.ended_at is null`;
  // In a project that has ended nobody works any more.
  const active = sql<number>`(select count(*)::int from project_professionals p join projects j on j.id = p.project_id
    where ${works} and j.status not in ('finished', 'canceled'))`;
  const agreed = sql`(select p.agreed_hours from project_professionals p where p.position_id = positions.id and p.ended_at is null)`;
  const rows = await database
    .select({
      projectId: positions.projectId,
      open: count(recruits),
      total: count(standing),
      recruitingIndex: sql<number | null>`min(${positions.positionIndex}) filter (where ${recruits})`,
      // The title and terms are those of the only vacancy, where there is only one.
      title: sql<string | null>`min(${positions.title}) filter (where ${standing})`,
      state: sql<PositionState | null>`min(${positions.state}) filter (where ${standing})`,
      monthlyHours: sql<
        number | null
      >`sum(coalesce(${agreed}, ${positions.monthlyHours})) filter (where ${staffed})::int`,
      linked,
      active,
    })
    .from(positions)
    .where(inArray(positions.projectId, [...projectIds]))
    .groupBy(positions.projectId);
  return new Map<string, ProjectTally>(rows.map(({ projectId, ...tally }) => [projectId, tally]));
}

export interface ProjectTally {
  open: number;
  total: number;
  /** The first position that recruits. */
  recruitingIndex: number | null;
  title: string | null;
  state: PositionState | null;
  /** Monthly hours of the positions in which somebody works; null when none of them states its hours. */
  monthlyHours: number | null;
  linked: number;
  active: number;
}

/** A company's space by its owner, for callers who may access it. */
export async function findSpaceOfOwner(database: Database, reach: Reach, ownerId: string) {
  const [space] = await database
    .select({ id: workspaces.id, company: workspaces.company })
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, ownerId), isNull(workspaces.closedAt), withinReach(workspaces.id, reach)));
  return space ?? null;
}
