import { and, eq, sql } from 'drizzle-orm';
import type { Permission } from '#platform/access/permissions.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import {
  closablePaths,
  ownerOnlyPaths,
  permissionsOfPaths,
  permissionsFromForbiddens,
} from '#workspaces/rules/forbidden-paths.ts';
import {
  comparePermissions,
  consistentPermissions,
  revokePermission,
} from '#workspaces/people/rules/permission-sets.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { changedMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { lockMember, lockSpace, presentMember } from '#workspaces/people/server/space-people.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

export interface MembershipInput {
  userId: string;
  version: number;
  permissions?: Permission[] | undefined;
  forbiddens?: string[] | undefined;
  expiresAt?: string | null | undefined;
}

/** The owner sets a colleague's permissions and expiry; the colleague is notified of the changes. */
export async function updatePermissions(context: SignedInContext, input: MembershipInput) {
  const { permissions, forbiddens, expiresAt } = input;
  if (!permissions && !forbiddens && expiresAt === undefined) throw workspaceErrors.nothingToChange();
  // The users screen is only for the owner, so blocking it is accepted and changes nothing.
  if (forbiddens?.some((path) => !closablePaths.includes(path) && !ownerOnlyPaths.includes(path)))
    throw workspaceErrors.pathUnknown();
  return changeMembership(context, input.userId, (member) => {
    if (member.version !== input.version) throw platformErrors.staleVersion();
    const named = permissions ?? member.permissions;
    const requested = forbiddens ? permissionsFromForbiddens(named, forbiddens) : named;
    return {
      permissions: consistentPermissions(requested),
      ...(expiresAt !== undefined && { expiresAt: endOf(context, expiresAt) }),
    };
  });
}

/** Revokes every permission that opens a path. */
export async function removeResource(
  context: SignedInContext,
  workspaceId: string,
  input: { userId: string; path: string },
) {
  if (workspaceId !== spaceIdOf(context)) throw platformErrors.notFound();
  const behind = permissionsOfPaths(input.path);
  if (behind.length === 0) throw workspaceErrors.pathUnknown();
  return changeMembership(context, input.userId, (member) => ({
    permissions: behind.reduce<Permission[]>(revokePermission, member.permissions),
  }));
}

/** Checks the expiry of a membership; `field` is what the call names it. */
export function endOf(
  context: Pick<SignedInContext, 'now'>,
  expiresAt: string | null,
  field = 'expiresAt',
): Date | null {
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end <= context.now)
    throw workspaceErrors.expiryPast({}, [{ path: field, code: workspaceErrors.expiryPast.code }]);
  return end;
}

type Member = typeof workspaceMembers.$inferSelect;

async function changeMembership(
  context: SignedInContext,
  userId: string,
  decide: (member: Member) => { permissions: Permission[]; expiresAt?: Date | null },
) {
  const workspaceId = spaceIdOf(context);
  return context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    const found = await lockMember(transaction, workspaceId, userId);
    if (!found) throw platformErrors.notFound();
    const { member, person } = found;
    const requested = decide(member);
    const { given, taken } = comparePermissions(member.permissions, requested.permissions);
    const isEndNew =
      requested.expiresAt !== undefined && requested.expiresAt?.getTime() !== member.expiresAt?.getTime();
    if (given.length === 0 && taken.length === 0 && !isEndNew) return presentMember(member, person, context.now);
    const [changed] = await transaction
      .update(workspaceMembers)
      .set({
        permissions: requested.permissions,
        version: sql`${workspaceMembers.version} + 1`,
        ...(isEndNew && { expiresAt: requested.expiresAt }),
      })
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
      .returning();
    const subject = person.name || person.email;
    const entry = { workspaceId, actorId: context.session.userId, subject };
    if (given.length + taken.length > 0)
      await recordAudit(transaction, { ...entry, action: 'permissionsChanged', details: { userId, given, taken } });
    if (isEndNew)
      await recordAudit(transaction, {
        ...entry,
        action: 'expiryChanged',
        details: { userId, from: member.expiresAt, to: requested.expiresAt },
      });
    const change = { given, taken, ...(isEndNew && { expiresAt: requested.expiresAt }) };
    const happening = workspaceHappenings[given.length + taken.length > 0 ? 'permissionsChanged' : 'expiryChanged'];
    await queueMail(transaction, happening, changedMail(person, { space: spaceName(space, owner), change }));
    await announceAccess(transaction, workspaceId, [userId]);
    return presentMember(changed!, person, context.now);
  });
}
