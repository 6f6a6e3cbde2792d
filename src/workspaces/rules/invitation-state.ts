export const invitationStates = ['sent', 'accepted', 'cancelled'] as const;
/** An invitation that nobody used before its end stays `sent` and is shown as expired. */
export type InvitationState = (typeof invitationStates)[number];
