import { eq } from 'drizzle-orm';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { findPersonByEmail, type Person } from '#accounts/server/queries.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { shownInvitationState } from '#workspaces/people/rules/invitation-state.ts';
import { maskedEmail } from '#workspaces/people/rules/masked-email.ts';
import { workspaceInvitations, workspaces } from '#workspaces/server/tables.ts';

export interface InvitationLink {
  /** The code of the link. */
  invitationId: string;
  ownerWorkspaceId: string;
}

/** The invitation of a link; truncated, made-up and replaced codes get the same answer. */
export async function findInvitation(database: Database, link: InvitationLink) {
  const [found] = await database
    .select({ invitation: workspaceInvitations, space: workspaces, owner: users })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaceInvitations.codeHash, hashCode(link.invitationId)));
  if (found?.invitation.workspaceId !== link.ownerWorkspaceId.toLowerCase()) throw workspaceErrors.invitationUnknown();
  return found;
}

/** The data of the invitation page for the holder of the link. */
export async function readInvite(context: Context, link: InvitationLink) {
  const { invitation, space, owner } = await findInvitation(context.database, link);
  const person = await findPersonByEmail(context.database, invitation.email);
  return {
    company: space.company,
    ownerName: owner.name || owner.email,
    ownerPhoto: owner.image,
    invitedEmail: maskedEmail(invitation.email),
    state: shownInvitationState(invitation, context.now),
    expiresAt: invitation.expiresAt.toISOString(),
    account: accountOf(person),
    caller: callerOf(context, invitation.email),
  };
}

function accountOf(person: Person | null) {
  if (!person) return 'none' as const;
  return person.role === 'squadOwner' ? ('company' as const) : ('other' as const);
}

function callerOf({ session }: Context, invitedEmail: string) {
  if (!session) return 'signedOut' as const;
  const isInvited = session.email.toLowerCase() === invitedEmail.toLowerCase();
  if (session.role !== 'squadOwner') return isInvited ? ('notACompany' as const) : ('another' as const);
  return isInvited ? ('invited' as const) : ('another' as const);
}
