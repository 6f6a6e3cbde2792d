import { and, eq } from 'drizzle-orm';
import { advanceStage } from '#accounts/server/advance-stage.ts';
import { confirmAddress } from '#accounts/mailed-codes/server/confirm-address.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { maskedEmail } from '#workspaces/people/rules/masked-email.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { colleagueMail, spaceName } from '#workspaces/server/emails.ts';
import { findSpaceOf, presentEntered } from '#workspaces/server/list-spaces.ts';
import { findInvitation, type InvitationLink } from '#workspaces/people/server/read-invite.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { type Invitation, lockSpace } from '#workspaces/people/server/space-people.ts';
import { workspaceInvitations, workspaceMembers } from '#workspaces/server/tables.ts';

/** The invited person joins the space. Of two concurrent acceptances one creates the membership; the other finds it. */
export async function acceptInvite(
  context: SignedInContext,
  input: InvitationLink & { displayName?: string | undefined },
) {
  const { session } = context;
  const { invitation: seen } = await findInvitation(context.database, input);
  await context.database.transaction(async (transaction) => {
    const { space, owner } = await lockSpace(transaction, seen.workspaceId);
    const [invitation] = await transaction
      .select()
      .from(workspaceInvitations)
      .where(eq(workspaceInvitations.id, seen.id))
      .for('update');
    if (await isOwnAlready(transaction, invitation!, session.userId)) return;
    refuseUnfit(context, invitation!, space.closedAt);
    await join(context, transaction, invitation!);
    const chosen = session.displayName === '' ? input.displayName : undefined;
    if (chosen) await advanceStage(transaction, session.userId, { name: chosen });
    const who = chosen || session.displayName || session.email;
    await recordAudit(transaction, {
      workspaceId: space.id,
      actorId: session.userId,
      action: 'invitationAccepted',
      subject: who,
      details: { userId: session.userId, given: invitation!.permissions },
    });
    const about = { space: spaceName(space, owner), who, userId: session.userId };
    const mail = { ...colleagueMail(owner, 'accepted', about), workspaceId: space.id };
    await queueMail(transaction, workspaceHappenings.invitationAccepted, mail);
  });
  return presentEntered((await findSpaceOf(context.database, session.userId, seen.workspaceId))!);
}

/** A repeated call by the same person, who is still a member. */
async function isOwnAlready(transaction: Database, invitation: Invitation, userId: string): Promise<boolean> {
  if (invitation.state !== 'accepted' || invitation.acceptedBy !== userId) return false;
  return (await findSpaceOf(transaction, userId, invitation.workspaceId)) !== null;
}

function refuseUnfit({ session, now }: SignedInContext, invitation: Invitation, closedAt: Date | null): void {
  if (invitation.state === 'cancelled' || closedAt) throw workspaceErrors.invitationCancelled();
  if (invitation.state === 'accepted') throw workspaceErrors.invitationUsed();
  if (invitation.expiresAt <= now) throw workspaceErrors.invitationExpired();
  if (session.email.toLowerCase() !== invitation.email.toLowerCase())
    throw workspaceErrors.invitationForAnother({ email: maskedEmail(invitation.email) });
  if (session.role !== 'squadOwner') throw workspaceErrors.notACompanyAccount();
}

async function join({ session, now }: SignedInContext, transaction: Database, invitation: Invitation): Promise<void> {
  const { workspaceId, permissions, membershipExpiresAt } = invitation;
  const { userId } = session;
  await transaction
    .insert(workspaceMembers)
    .values({ workspaceId, userId, permissions, expiresAt: membershipExpiresAt, addedAt: now })
    .onConflictDoNothing();
  await transaction
    .update(workspaceInvitations)
    .set({ state: 'accepted', acceptedAt: now, acceptedBy: userId })
    .where(and(eq(workspaceInvitations.id, invitation.id), eq(workspaceInvitations.state, 'sent')));
  // The code was mailed to this very address.
  await confirmAddress(transaction, userId, now);
  await announceAccess(transaction, workspaceId, [userId]);
}
