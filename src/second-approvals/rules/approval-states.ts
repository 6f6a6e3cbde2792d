import { type Administrator, findSecondObstacle } from './second-person.ts';

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

export type DecisionObstacle = 'decided' | 'ownRequest' | 'newAdministrator' | 'invitedByAsker';

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
