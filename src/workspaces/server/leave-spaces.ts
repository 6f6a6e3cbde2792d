import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { colleagueMail, spaceName } from '#workspaces/server/emails.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

/** A colleague deletes the account: the owner of every space that they belong to is notified, as when somebody leaves. */
export async function leaveSpaces(
  transaction: Database,
  { id: userId, name, email }: Pick<LeavingPerson, 'id' | 'name' | 'email'>,
): Promise<void> {
  const owners = alias(users, 'owners');
  const { expiresAt } = workspaceMembers;
  const joined = await transaction
    .select({ space: workspaces, owner: owners })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(owners, eq(owners.id, workspaces.ownerId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        isNull(workspaces.closedAt),
        isNull(owners.deletedAt),
        or(isNull(expiresAt), gt(expiresAt, sql`${clockTime}`)),
      ),
    )
    .orderBy(asc(workspaces.id));
  const who = name || email;
  for (const { space, owner } of joined) {
    const entry = { workspaceId: space.id, actorId: userId, action: 'memberLeft', subject: who } as const;
    await recordAudit(transaction, { ...entry, details: { userId } });
    const mail = colleagueMail(owner, 'left', { space: spaceName(space, owner), who, userId });
    await queueMail(transaction, workspaceHappenings.memberLeft, { ...mail, workspaceId: space.id });
  }
}
