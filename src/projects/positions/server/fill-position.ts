import { eq, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectErrors } from '#projects/errors.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { linkProfessional } from '#projects/professionals/server/link-professional.ts';
import { settleReplacements } from '#projects/professionals/server/settle-replacements.ts';
import { lockProject } from '#projects/server/queries.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions } from '#projects/server/tables.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';

interface Filling {
  reach: Reach;
  projectId: string;
  positionId: string;
  actorId: string;
  now: Date;
}

/** Closes a position after a hire; with the last open one the project moves to the contract stage. Runs in the hire's transaction. */
export async function fillPosition(transaction: Database, filling: Filling & { memberId: string }): Promise<void> {
  await putPosition(transaction, filling, 'filled');
  await linkProfessional(transaction, filling);
}

/** Ends the whole process: the position stops recruiting. */
export function closePosition(transaction: Database, closing: Filling): Promise<void> {
  return putPosition(transaction, closing, 'closed');
}

async function putPosition(
  transaction: Database,
  { reach, projectId, positionId, actorId, now }: Filling,
  state: 'filled' | 'closed',
): Promise<void> {
  const project = await lockProject(transaction, reach, projectId);
  if (!project) throw projectErrors.notFound();
  if (isTerminal(project.status)) throw projectErrors.statusForbids();
  const [position] = await transaction
    .select({ state: positions.state })
    .from(positions)
    .where(eq(positions.id, positionId))
    .for('update');
  if (!position || position.state === 'removed') throw projectErrors.positionNotFound();
  if (wasFilled(position.state)) throw projectErrors.positionFilled();
  await transaction
    .update(positions)
    .set({ state, closedAt: now, updatedAt: now, version: sql`${positions.version} + 1` })
    .where(eq(positions.id, positionId));
  const name = projectHappenings[state === 'filled' ? 'vacancyFilled' : 'vacancyClosed'];
  const { workspaceId } = project;
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { projectId, positionId } });
  await settleReplacements(transaction, { positionIds: [positionId], actorId, now });
  await settleProject(transaction, { project, actorId, now });
}
