import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { colleagueMail, removedMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { lockMember, lockSpace } from '#workspaces/people/server/space-people.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

/** Removes a colleague from the space, effective from the next request; a colleague may only leave. */
export async function removeUser(context: SignedInContext, userId: string) {
  const workspaceId = spaceIdOf(context);
  const actorId = context.session.userId;
  const isOwner = context.workspace!.isOwner;
  await context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    if (userId === space.ownerId) throw workspaceErrors.ownerStays();
    const found = await lockMember(transaction, workspaceId, userId);
    if (!found) throw platformErrors.notFound();
    if (!isOwner && userId !== actorId) throw platformErrors.forbidden();
    const { person } = found;
    await dropMember(transaction, workspaceId, userId);
    const action = isOwner ? 'memberRemoved' : 'memberLeft';
    await recordAudit(transaction, {
      workspaceId,
      actorId,
      action,
      subject: person.name || person.email,
      details: { userId },
    });
    const name = spaceName(space, owner);
    const who = person.name || person.email;
    await queueMail(
      transaction,
      workspaceHappenings[action],
      isOwner ? removedMail(person, name) : colleagueMail(owner, 'left', { space: name, who, userId }),
    );
    await announceAccess(transaction, workspaceId, [userId]);
  });
  await leaveInterviews(context, userId);
  return { done: true as const };
}

/**
 * In a transaction of its own, because whoever works with a candidate locks the application first and the space last. What fails here is
 * done by the job `release-former-interviewers`.
 */
async function leaveInterviews(context: SignedInContext, userId: string): Promise<void> {
  const { database, session, ports, log } = context;
  const leaving = { userId, workspaceId: spaceIdOf(context), actorId: session.userId };
  await database
    .transaction((transaction) => ports.releaseInterviewer(transaction, leaving))
    .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'interviews are left later'));
}

async function dropMember(transaction: Database, workspaceId: string, userId: string): Promise<void> {
  await transaction
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
}
