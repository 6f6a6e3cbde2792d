import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { positions } from '#projects/server/tables.ts';
import { allSelectedMail, hiredByPonteMail } from './emails.ts';
import type { PositionRow } from '#pipeline/candidates/server/position-queries.ts';

/** When the last missing selection was just made, notifies the owner that the contracts come next (PIP-02). */
export async function notifyOwnerWhenComplete(
  transaction: Database,
  { session }: SignedInContext,
  { projectId, projectTitle, workspaceId }: PositionRow,
): Promise<void> {
  const selection = transaction
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.positionId, positions.id), isNotNull(applications.selectedAt)));
  const [undecided] = await transaction
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.projectId, projectId), inArray(positions.state, ['open', 'hidden']), notExists(selection)))
    .limit(1);
  if (undecided) return;
  const happened = { name: pipelineHappenings.everyPositionChosen, workspaceId, actorId: session.userId };
  await recordHappening(transaction, { ...happened, ids: { projectId } });
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  await queueMail(transaction, happened.name, allSelectedMail(owner, { project: projectTitle, projectId }));
}

/** An administrator hired for the company: its owner hears of it. */
export async function notifyOwnerOfHire(
  transaction: Database,
  { session }: SignedInContext,
  { workspaceId, projectId, positionIndex, title }: PositionRow,
  hired: { memberId: string; name: string },
): Promise<void> {
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const mail = hiredByPonteMail(owner, { title, candidate: hired.name, projectId, positionIndex });
  await queueMail(transaction, applicationsHappenings.hired, { ...mail, about: [hired.memberId, session.userId] });
}
