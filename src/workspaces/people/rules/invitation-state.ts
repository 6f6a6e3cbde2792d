export const invitationStates = ['sent', 'accepted', 'cancelled'] as const;
/** An invitation that nobody used before its end stays `sent` and is shown as expired. */
export type InvitationState = (typeof invitationStates)[number];

export const shownInvitationStates = [...invitationStates, 'expired'] as const;
type ShownInvitationState = (typeof shownInvitationStates)[number];

/** What kind of account the invited address has; only a company’s can join a space (decision 6). */
export const invitedAccounts = ['none', 'company', 'other'] as const;

/** Who looks at an invitation: nobody known, the invited person, somebody else, or somebody whose account cannot join. */
export const inviteCallers = ['signedOut', 'invited', 'another', 'notACompany'] as const;

export function shownInvitationState(
  invitation: { state: InvitationState; expiresAt: Date },
  now: Date,
): ShownInvitationState {
  return invitation.state === 'sent' && invitation.expiresAt <= now ? 'expired' : invitation.state;
}
