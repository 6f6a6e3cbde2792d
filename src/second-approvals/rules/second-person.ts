/** Days for which an administrator is too new to be the second person of anything. */
export const NEW_DAYS = 7;
/** Days for which nobody may be the second person of whoever invited them. */
export const INVITED_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Administrator {
  userId: string;
  /** When they joined. */
  since: Date;
  /** The administrator who invited them; null: the operator's own setting. */
  invitedBy: string | null;
}

/**
 * Why an administrator may not be the second person for those who had a hand in a request, or null. Two addresses of one person are not
 * two people: whoever has just joined, or was invited by one of them a short while ago, decides on nothing of theirs. That whoever invited
 * them does not decide on theirs either is kept with each request (`listInviters`).
 */
export function findSecondObstacle(
  { since, invitedBy }: Administrator,
  involved: readonly string[],
  now: Date,
): 'newAdministrator' | 'invitedByAsker' | null {
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  if (days < NEW_DAYS) return 'newAdministrator';
  return days < INVITED_DAYS && invitedBy !== null && involved.includes(invitedBy) ? 'invitedByAsker' : null;
}
