import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { isRecruiting, isStaffed } from '#projects/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { movesFrom, type PositionTally, unmetRequirements } from '#projects/rules/status-moves.ts';
import type { MoveMaker, ProjectStatus } from '#projects/rules/terms.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { moveMakerOf } from './policy.ts';
import { notifyProjectEnd } from '#projects/professionals/server/notify-project-end.ts';
import { notifyProjectStep } from '#projects/professionals/server/notify-project-step.ts';
import { settleReplacements } from '#projects/professionals/server/settle-replacements.ts';
import { lockProject } from './queries.ts';
import { positions, projects, projectStatusChanges } from './tables.ts';

interface Move {
  projectId: string;
  from: ProjectStatus;
  to: ProjectStatus;
  by: MoveMaker;
  /** The reason, for moves back and cancellations. */
  reason?: string | null;
  actorId: string;
  now: Date;
}

/** Moves a project that the caller has locked, according to the table of moves, and records the change with its time. */
export async function moveProject(transaction: Database, move: Move): Promise<number> {
  const { projectId, from, to, by, reason = null, actorId, now } = move;
  const legal = movesFrom(from, by).find((one) => one.to === to);
  if (!legal) throw projectErrors.illegalMove();
  if (legal.needsReason && by !== 'system' && reason === null)
    throw platformErrors.invalid({}, [{ path: 'reason', code: 'platform.fieldRequired' }]);
  const [unmet] =
    legal.needs.length === 0 ? [] : unmetRequirements(legal, await tallyPositions(transaction, projectId));
  if (unmet === 'openPosition') throw projectErrors.needsOpenPosition();
  if (unmet === 'hired') throw projectErrors.needsHired();
  if (unmet === 'nothingOpen') throw projectErrors.needsNothingOpen();
  const [moved] = await transaction
    .update(projects)
    .set({ status: to, version: sql`${projects.version} + 1`, updatedAt: now })
    .where(eq(projects.id, projectId))
    .returning({ version: projects.version, workspaceId: projects.workspaceId });
  await transaction
    .insert(projectStatusChanges)
    .values({ projectId, fromStatus: from, toStatus: to, madeBy: by, reason, actorId, at: now });
  const { version, workspaceId } = moved!;
  await recordHappening(transaction, {
    name: projectHappenings.statusChanged,
    workspaceId,
    actorId,
    ids: { projectId },
  });
  await announceWaiting(transaction, { team: true });
  if (isTerminal(to)) await closePositions(transaction, { projectId, actorId, now });
  return version;
}

export async function tallyPositions(database: Database, projectId: string): Promise<PositionTally> {
  const rows = await database
    .select({ state: positions.state, count: count() })
    .from(positions)
    .where(eq(positions.projectId, projectId))
    .groupBy(positions.state);
  const sum = (holds: (state: (typeof rows)[number]['state']) => boolean) =>
    rows.reduce((total, row) => total + (holds(row.state) ? row.count : 0), 0);
  return { looking: sum(isRecruiting), taken: sum(isStaffed) };
}

/** A project that has ended stops recruiting. */
async function closePositions(
  transaction: Database,
  { projectId, actorId, now }: { projectId: string; actorId: string; now: Date },
): Promise<void> {
  const closed = await transaction
    .update(positions)
    .set({ state: 'closed', closedAt: now, updatedAt: now, version: sql`${positions.version} + 1` })
    .where(and(eq(positions.projectId, projectId), inArray(positions.state, ['open', 'hidden'])))
    .returning({ id: positions.id });
  await settleReplacements(transaction, { positionIds: closed.map(({ id }) => id), actorId, now });
}

/** A person moves a project to another status. If that ends it, its candidates' processes end too. */
export function changeStatus(
  context: SignedInContext,
  projectId: string,
  { version, status, reason }: { version: number; status: ProjectStatus; reason: string | null },
) {
  const { database, reach, session, ports, now } = context;
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw projectErrors.notFound();
    if (project.version !== version) throw platformErrors.staleVersion();
    const actorId = session.userId;
    const move = { projectId, from: project.status, to: status, reason, actorId, now };
    const by = moveMakerOf(context);
    const moved = { version: await moveProject(transaction, { ...move, by }) };
    if (isTerminal(status)) {
      await ports.closeApplicationsOf(transaction, { projectId }, { actorId, reason });
      await ports.endInvitations(transaction, { place: { projectId }, isFilled: false, actorId });
      await notifyProjectEnd(transaction, { projectId, by });
    } else {
      await notifyProjectStep(transaction, { ...move, by });
    }
    return moved;
  });
}
