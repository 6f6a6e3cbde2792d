export const inHouseStates = ['sent', 'accepted', 'declined'] as const;
export type InHouseState = (typeof inHouseStates)[number];

export const memberAnswers = ['accepted', 'declined'] as const;
export type MemberAnswer = (typeof memberAnswers)[number];

export const squadDecisions = ['approved', 'disapproved'] as const;
export type SquadDecision = (typeof squadDecisions)[number];

/** Why the owner rejects the person selected for a position. */
export interface SquadReason {
  positionIndex: number;
  applicationId: string;
  reason: string;
}
