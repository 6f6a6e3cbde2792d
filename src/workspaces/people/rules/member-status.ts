/** The status of a person in the list of a space's users; texts under `status.<value>`. */
export const memberStatuses = ['sent', 'expired', 'accepted', 'ended'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** An invitation not used in time is expired; a membership past its end is ended. */
export function memberStatus(kind: 'invitation' | 'member', endsAt: Date | null, now: Date): MemberStatus {
  const isOver = endsAt !== null && endsAt.getTime() <= now.getTime();
  if (kind === 'invitation') return isOver ? 'expired' : 'sent';
  return isOver ? 'ended' : 'accepted';
}
