export const invitationStates = ['sent', 'accepted', 'cancelled'] as const;
/** An unused invitation stays `sent` after its end and is shown as expired. */
export type InvitationState = (typeof invitationStates)[number];

export const shownInvitationStates = [...invitationStates, 'expired'] as const;
type ShownInvitationState = (typeof shownInvitationStates)[number];

/** The kind of account that the invited address has; only a company account can join a space. */
export const invitedAccounts = ['none', 'company', 'other'] as const;

/** The viewer of an invitation: signed out, the invited person, somebody else, or an account that cannot join. */
export const inviteCallers = ['signedOut', 'invited', 'another', 'notACompany'] as const;

export function shownInvitationState(
  invitation: { state: InvitationState; expiresAt: Date },
  now: Date,
): ShownInvitationState {
  return invitation.state === 'sent' && invitation.expiresAt <= now ? 'expired' : invitation.state;
}
