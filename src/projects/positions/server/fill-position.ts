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
import type { SignedInContext } from '#platform/http/request-context.ts';
import { recordVacancyChange } from './administer-position.ts';

type Position = typeof positions.$inferSelect;

interface Filling {
  reach: Reach;
  projectId: string;
  positionId: string;
  actorId: string;
  now: Date;
}

/** Closes a position after a hire; with the last open one the project moves to the contract stage. Runs in the hire's transaction. */
export async function fillPosition(transaction: Database, filling: Filling & { memberId: string }): Promise<void> {
  const { workspaceId } = await putPosition(transaction, filling, 'filled');
  const { projectId, positionId, actorId } = filling;
  const happened = { name: projectHappenings.vacancyFilled, workspaceId, actorId };
  await recordHappening(transaction, { ...happened, ids: { projectId, positionId } });
  await linkProfessional(transaction, filling);
}

interface Closing {
  projectId: string;
  positionId: string;
}

/** Ends the whole process: the position stops recruiting. */
export async function closePosition(
  transaction: Database,
  context: SignedInContext,
  { projectId, positionId }: Closing,
): Promise<void> {
  const { reach, session, now } = context;
  const filling = { reach, projectId, positionId, actorId: session.userId, now };
  await recordVacancyChange(transaction, context, await putPosition(transaction, filling, 'closed'), 'vacancyClosed');
}

async function putPosition(
  transaction: Database,
  { reach, projectId, positionId, actorId, now }: Filling,
  state: 'filled' | 'closed',
): Promise<Position> {
  const project = await lockProject(transaction, reach, projectId);
  if (!project) throw projectErrors.notFound();
  if (isTerminal(project.status)) throw projectErrors.statusForbids();
  const [position] = await transaction.select().from(positions).where(eq(positions.id, positionId)).for('update');
  if (!position || position.state === 'removed') throw projectErrors.positionNotFound();
  if (wasFilled(position.state)) throw projectErrors.positionFilled();
  await transaction
    .update(positions)
    .set({ state, closedAt: now, updatedAt: now, version: sql`${positions.version} + 1` })
    .where(eq(positions.id, positionId));
  await settleReplacements(transaction, { positionIds: [positionId], actorId, now });
  await settleProject(transaction, { project, actorId, now });
  return position;
}
