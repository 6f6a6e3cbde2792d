import type { SignedInContext } from '#platform/http/request-context.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { invitationState } from '#pipeline/invitations/rules/invitation-state.ts';
import type { Invitation } from './queries.ts';

/** Whether the caller may invite to the company's vacancies; an owner who views the space as a colleague only looks. */
export function mayInvite(context: SignedInContext): boolean {
  return abilitiesOf(context).move && !context.workspace?.viewingAs;
}

/** Nothing in it depends on whose address it is, or whether mails to it were stopped. */
export function presentInvitation(context: SignedInContext, invitation: Invitation, inviter: string | null) {
  const { id: invitationId, name, email, note, createdAt, remindedAt, cvName, cvBytes, applicationId } = invitation;
  const state = invitationState(invitation, context.now);
  const isOpen = mayInvite(context) && (state === 'invited' || state === 'declined');
  return {
    invitationId,
    name,
    email,
    note,
    state,
    invitedAt: createdAt.toISOString(),
    invitedBy: inviter,
    remindedAt: remindedAt?.toISOString() ?? null,
    cv: cvName !== null && cvBytes !== null ? { name: cvName, sizeBytes: cvBytes } : null,
    applicationId,
    abilities: { withdraw: isOpen, addCv: isOpen },
  };
}
