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

/** Open until a second administrator decides, its time is over, or what it asks for is no more what it was. */
export const approvalStates = ['open', 'approved', 'refused', 'expired', 'lapsed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const verdicts = ['approve', 'refuse'] as const;
export type Verdict = (typeof verdicts)[number];

export const stateOfVerdict = { approve: 'approved', refuse: 'refused' } as const satisfies Record<
  Verdict,
  ApprovalState
>;

/** Days for which a request waits. */
export const APPROVAL_DAYS = 7;
export const REASON_LENGTH = 500;

interface Asked {
  state: ApprovalState;
  expiresAt: Date;
  askedBy: string;
  /** Who had a hand in what is asked for, and so may not approve it either. */
  excluded: readonly string[];
}

type DecisionObstacle = 'decided' | 'ownRequest' | 'newAdministrator' | 'invitedByAsker';

/** Why somebody may not decide, or null: each request takes two different people, once, and in time. */
export function findDecisionObstacle(
  { state, expiresAt, askedBy, excluded }: Asked,
  decider: Administrator,
  now: Date,
): DecisionObstacle | null {
  if (state !== 'open' || now >= expiresAt) return 'decided';
  const involved = [askedBy, ...excluded];
  return involved.includes(decider.userId) ? 'ownRequest' : findSecondObstacle(decider, involved, now);
}
