import { and, eq } from 'drizzle-orm';
import { findPersonByEmail } from '#accounts/server/queries.ts';
import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { comparePermissions, consistentPermissions } from '#workspaces/people/rules/permission-sets.ts';
import { INVITATION_DAYS, MAXIMUM_PEOPLE } from '#workspaces/rules/space-limits.ts';
import { endOf } from '#workspaces/people/server/change-membership.ts';
import { invitationMail, spaceName } from '#workspaces/server/emails.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { countPeople, type Invitation, lockSpace, presentInvitation } from '#workspaces/people/server/space-people.ts';
import { workspaceInvitations, workspaceMembers } from '#workspaces/server/tables.ts';

/** Within this time, a repeated invitation to the same address is treated as the same one. */
const REPEAT_MS = 10_000;

export interface InvitationInput {
  invitationEmail: string;
  permissions?: Permission[] | undefined;
  membershipExpiresAt?: string | null | undefined;
  seen?: SeenRights | undefined;
}

interface SeenRights {
  permissions: Permission[];
  expiresAt: string | null;
}

/**
 * Invites an address to the space by mail. A repeat sends the same open invitation again, with a new link.
 * `resent`: the invitation to send again, in the version that the caller saw.
 */
export async function inviteUser(context: SignedInContext, input: InvitationInput, resent?: Invitation) {
  const workspaceId = spaceIdOf(context);
  const { now, session } = context;
  return context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, workspaceId);
    await refuseWhoCannotCome(transaction, { workspaceId, owner, email: input.invitationEmail });
    const open = await findOpen(transaction, workspaceId, eq(workspaceInvitations.email, input.invitationEmail));
    if (input.seen && !(open && isAsSeen(open, input.seen))) throw platformErrors.staleVersion();
    if (!open && (await countPeople(transaction, workspaceId)) >= MAXIMUM_PEOPLE) throw workspaceErrors.tooManyPeople();
    const ends = input.membershipExpiresAt;
    const changes = {
      ...(input.permissions && { permissions: consistentPermissions(input.permissions) }),
      ...(ends !== undefined && { membershipExpiresAt: endOf(context, ends, 'membershipExpiresAt') }),
    };
    const { code, codeHash } = newCode();
    const link = { codeHash, expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000) };
    // Repeated clicks on the button send one mail.
    const isFresh = open !== null && now.getTime() - open.createdAt.getTime() < REPEAT_MS;
    const isRepeated = resent ? open?.codeHash !== resent.codeHash : isFresh;
    const [saved] = open
      ? await transaction
          .update(workspaceInvitations)
          .set(isRepeated ? { ...changes, state: open.state } : { ...changes, ...link, createdAt: now })
          .where(eq(workspaceInvitations.id, open.id))
          .returning()
      : await transaction
          .insert(workspaceInvitations)
          .values({
            permissions: [...permissions],
            ...changes,
            ...link,
            workspaceId,
            email: input.invitationEmail,
            invitedBy: session.userId,
          })
          .returning();
    if (isRepeated) return { user: presentInvitation(saved!, now), resent: true };
    const action = open ? 'invitationResent' : 'invited';
    await mailInvitation(context, transaction, {
      action,
      invitation: saved!,
      code,
      space: spaceName(space, owner),
      brand: owner.brand,
    });
    await recordAudit(transaction, {
      workspaceId,
      actorId: session.userId,
      action,
      subject: saved!.email,
      details: open ? {} : { given: saved!.permissions },
    });
    return { user: presentInvitation(saved!, now), resent: open !== null };
  });
}

function isAsSeen({ permissions: rights, membershipExpiresAt: end }: Invitation, seen: SeenRights): boolean {
  const isSameEnd = (end?.getTime() ?? null) === (seen.expiresAt === null ? null : Date.parse(seen.expiresAt));
  const { given, taken } = comparePermissions(rights, seen.permissions);
  return isSameEnd && given.length + taken.length === 0;
}

/** Sends the same invitation again. */
export async function resendInvitation(context: SignedInContext, id: string) {
  const open = await findOpen(context.database, spaceIdOf(context), eq(workspaceInvitations.id, id));
  if (!open) throw platformErrors.notFound();
  const { user } = await inviteUser(context, { invitationEmail: open.email }, open);
  return { user };
}

export async function cancelInvitation(context: SignedInContext, id: string) {
  const workspaceId = spaceIdOf(context);
  await context.database.transaction(async (transaction) => {
    const [cancelled] = await transaction
      .update(workspaceInvitations)
      .set({ state: 'cancelled' })
      .where(
        and(
          eq(workspaceInvitations.id, id),
          eq(workspaceInvitations.workspaceId, workspaceId),
          eq(workspaceInvitations.state, 'sent'),
        ),
      )
      .returning();
    if (!cancelled) throw platformErrors.notFound();
    await recordAudit(transaction, {
      workspaceId,
      actorId: context.session.userId,
      action: 'invitationCancelled',
      subject: cancelled.email,
    });
  });
  return { done: true as const };
}

async function findOpen(
  database: Database,
  workspaceId: string,
  which: ReturnType<typeof eq>,
): Promise<Invitation | null> {
  const [open] = await database
    .select()
    .from(workspaceInvitations)
    .where(and(which, eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.state, 'sent')));
  return open ?? null;
}

async function refuseWhoCannotCome(
  transaction: Database,
  { workspaceId, owner, email }: { workspaceId: string; owner: { id: string }; email: string },
): Promise<void> {
  const person = await findPersonByEmail(transaction, email);
  if (!person) return;
  if (person.id === owner.id) throw workspaceErrors.ownAddress();
  if (person.role !== 'squadOwner') throw workspaceErrors.notACompanyAccount();
  const isIn = await transaction.$count(
    workspaceMembers,
    and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, person.id)),
  );
  if (isIn > 0) throw workspaceErrors.alreadyColleague();
}

interface InvitationToMail {
  action: 'invited' | 'invitationResent';
  invitation: Invitation;
  code: string;
  space: string;
  brand: Brand;
}

async function mailInvitation(
  context: SignedInContext,
  transaction: Database,
  { action, invitation, code, space, brand }: InvitationToMail,
): Promise<void> {
  const person = await findPersonByEmail(transaction, invitation.email);
  const language = person?.language ?? context.language;
  const { userId: byId, displayName, email } = context.session;
  const reader = { name: person?.name ?? '', email: invitation.email, language, brand: person?.brand ?? brand };
  const mail = invitationMail(reader, {
    ...{ space, code, by: displayName || email, byId },
    workspaceId: invitation.workspaceId,
    until: invitation.expiresAt,
  });
  await queueMail(transaction, workspaceHappenings[action], mail);
}
