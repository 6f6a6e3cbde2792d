import { and, eq, isNull } from 'drizzle-orm';
import type { EndWorkspaceRecords } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { closedMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { releaseRecruiters } from '#workspaces/people/server/assign-recruiter.ts';
import { listMembers, lockSpace } from '#workspaces/people/server/space-people.ts';
import { workspaceInvitations, workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

interface Closing {
  workspaceId: string;
  actorId: string;
  now: Date;
  endRecords: EndWorkspaceRecords;
}

/** Why the space cannot be closed now, in the reader's language. */
export async function readClosing(context: SignedInContext) {
  const obstacle = await context.ports.findClosingObstacle(context.database, spaceIdOf(context));
  return { obstacle: obstacle && { code: obstacle.code, message: translateError(context.language, obstacle.code) } };
}

/** The owner closes the space, after typing its name. */
export async function closeOwnSpace(context: SignedInContext, typed: string) {
  const workspaceId = spaceIdOf(context);
  const { now, session } = context;
  await context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    const confirmation = space.company || owner.email;
    if (typed.trim().toLowerCase() !== confirmation.trim().toLowerCase()) throw workspaceErrors.companyMismatch();
    const { endWorkspaceRecords: endRecords, findClosingObstacle } = context.ports;
    const obstacle = await findClosingObstacle(transaction, workspaceId);
    if (obstacle) throw obstacle();
    await closeSpace(transaction, { workspaceId, actorId: session.userId, now, endRecords });
  });
  return { done: true as const };
}

/** Closes a space for good: ends its projects, notifies and removes its colleagues and recruiters; its audit trail is retained. */
export async function closeSpace(transaction: Database, closing: Closing): Promise<void> {
  const { workspaceId, actorId, now, endRecords } = closing;
  const { space, owner } = await lockSpace(transaction, workspaceId);
  if (space.closedAt) return;
  const members = await listMembers(transaction, workspaceId);
  await endRecords(transaction, { workspaceId, actorId, now });
  await transaction.delete(workspaceMembers).where(eq(workspaceMembers.workspaceId, workspaceId));
  await transaction
    .update(workspaceInvitations)
    .set({ state: 'cancelled' })
    .where(and(eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.state, 'sent')));
  await transaction
    .update(workspaces)
    .set({ closedAt: now, updatedAt: now })
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.closedAt)));
  await recordAudit(transaction, { workspaceId, actorId, action: 'closed', subject: spaceName(space, owner) });
  await notifyMembers(transaction, members, {
    space: spaceName(space, owner),
    by: owner.name || owner.email,
    ownerId: owner.id,
  });
  await releaseRecruiters(transaction, workspaceId, actorId);
  await announceAccess(transaction, workspaceId, [owner.id, ...members.map(({ member }) => member.userId)]);
}

async function notifyMembers(
  transaction: Database,
  members: Awaited<ReturnType<typeof listMembers>>,
  closed: { space: string; by: string; ownerId: string },
): Promise<void> {
  await queueMails(
    transaction,
    workspaceHappenings.closed,
    members.map(({ person }) => closedMail(person, closed)),
  );
}
