import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { isCandidate } from '#applications/server/is-candidate.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { withMainActions } from '#projects/positions/server/main-actions.ts';
import { positions, projects } from '#projects/server/tables.ts';

const head = {
  positionId: positions.id,
  projectId: projects.id,
  workspaceId: positions.workspaceId,
  projectTitle: projects.title,
  projectStatus: projects.status,
  projectDeadline: projects.deadline,
  projectCreatedAt: projects.createdAt,
  positionIndex: positions.positionIndex,
  title: positions.title,
  state: positions.state,
  tags: positions.tags,
  isAffirmative: sql<boolean>`${positions.affirmativeTargets} <> '{}'`,
};

const visible = (reach: Reach) => and(withinReach(positions.workspaceId, reach), ne(positions.state, 'removed'));

function selectHead(database: Database) {
  return database.select(head).from(positions).innerJoin(projects, eq(projects.id, positions.projectId));
}

export type PositionRow = Awaited<ReturnType<typeof findPositionById>> & object;

export async function findPosition(
  database: Database,
  reach: Reach,
  { projectId, positionIndex }: { projectId: string; positionIndex: number },
) {
  const [found] = await selectHead(database).where(
    and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex), visible(reach)),
  );
  return found ?? null;
}

export async function findPositionById(database: Database, reach: Reach, positionId: string) {
  const [found] = await selectHead(database).where(and(eq(positions.id, positionId), visible(reach)));
  return found ?? null;
}

/** All positions of a project with how many candidates each has, and the main action of its head. */
export async function listPositions(context: SignedInContext, projectId: string) {
  const rows = await selectPositions(context.database, context.reach, projectId);
  const [first] = rows;
  if (!first) return [];
  const withActions = await withMainActions(context, first.projectStatus, rows);
  return withActions.map(({ positionIndex, title, state, candidates, mainAction }) => ({
    positionIndex,
    title,
    state,
    candidates,
    mainAction,
  }));
}

function selectPositions(database: Database, reach: Reach, projectId: string) {
  const candidates = sql<number>`(select count(*)::int from applications a where a.position_id = positions.id and ${isCandidate(sql`a`)})`;
  return database
    .select({
      id: positions.id,
      projectStatus: projects.status,
      positionIndex: positions.positionIndex,
      title: positions.title,
      state: positions.state,
      candidates,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .where(and(eq(positions.projectId, projectId), visible(reach)))
    .orderBy(asc(positions.positionIndex));
}
