import { and, eq, sql } from 'drizzle-orm';
import { advanceStage } from '#accounts/server/advance-stage.ts';
import { requireOwnPassword } from '#accounts/passwords/server/require-own-password.ts';
import { permissions } from '#platform/access/permissions.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { transferredMail, newOwnerMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { findOwnWorkspace } from '#workspaces/server/queries.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { countPeople, lockMember, lockSpace } from '#workspaces/people/server/space-people.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

/** Makes a colleague the owner (R-40: one owner). The colleague's own space must be empty, and is removed. */
export async function handOver(context: SignedInContext, input: { userId: string; password: string }) {
  const workspaceId = spaceIdOf(context);
  const { now, session } = context;
  await requireOwnPassword(context.database, session.userId, input.password);
  await context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    if (space.ownerId !== session.userId) throw platformErrors.forbidden();
    const found = await lockMember(transaction, workspaceId, input.userId);
    if (!found || (found.member.expiresAt && found.member.expiresAt <= now)) throw platformErrors.notFound();
    const heir = found.person;
    const heirsOwn = await dropEmptySpace(context, transaction, input.userId);
    await transaction
      .delete(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, input.userId)));
    await transaction
      .update(workspaces)
      .set({
        ownerId: input.userId,
        firstName: heirsOwn?.firstName ?? '',
        lastName: heirsOwn?.lastName ?? '',
        phoneCode: heirsOwn?.phoneCode ?? '',
        phoneNumber: heirsOwn?.phoneNumber ?? '',
        positionCompany: heirsOwn?.positionCompany ?? '',
        version: sql`${workspaces.version} + 1`,
        updatedAt: now,
      })
      .where(eq(workspaces.id, workspaceId));
    await transaction
      .insert(workspaceMembers)
      .values({ workspaceId, userId: session.userId, permissions: [...permissions], addedAt: now });
    if (space.company !== '') await advanceStage(transaction, input.userId, { stage: 'squadOwner-profile' });
    const who = { from: owner.name || owner.email, to: heir.name || heir.email };
    await recordAudit(transaction, {
      workspaceId,
      actorId: session.userId,
      action: 'handedOver',
      subject: who.to,
      details: { userId: input.userId },
    });
    const name = spaceName(space, owner);
    await queueMails(transaction, workspaceHappenings.handedOver, [
      newOwnerMail(heir, { space: name, by: who.from, byId: owner.id }),
      transferredMail(owner, { space: name, to: who.to, toId: input.userId }),
    ]);
    await announceAccess(transaction, workspaceId, [session.userId, input.userId]);
  });
  return { done: true as const };
}

/** A person owns only one space: an own space with projects or colleagues would be lost. */
async function dropEmptySpace(context: SignedInContext, transaction: Database, userId: string) {
  const own = await findOwnWorkspace(transaction, userId);
  if (!own) return null;
  await lockSpace(transaction, own.id);
  const { hasWorkspaceRecords } = context.ports;
  const isInUse = (await countPeople(transaction, own.id)) > 0 || (await hasWorkspaceRecords(transaction, own.id));
  if (isInUse) throw workspaceErrors.ownSpaceInUse();
  await transaction.delete(workspaces).where(eq(workspaces.id, own.id));
  return own;
}
