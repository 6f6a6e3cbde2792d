import { type ApplicationState, isFinalStage, type Stage } from '#applications/rules/stages.ts';
import type { NegotiationState, Side } from '#negotiations/rules/terms.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import type { PositionState } from '#projects/rules/terms.ts';

export const standings = [
  'none',
  'awaitingCompany',
  'awaitingCandidate',
  'lapsed',
  'accepted',
  'declined',
  'ended',
] as const;
export type Standing = (typeof standings)[number];

export interface LastOffer {
  side: Side;
  expiresAt: Date;
  /** Both sides have been told that it lapsed. */
  isLapseTold: boolean;
}

/**
 * The state of a negotiation and whose turn it is. An offer expires at its exact moment and cannot be accepted from then on. What both sides were
 * told stays true for a process whose clock is behind.
 */
export function standingOf(state: NegotiationState, last: LastOffer, now: Date): Standing {
  if (state !== 'open') return state;
  if (last.isLapseTold || last.expiresAt <= now) return 'lapsed';
  return last.side === 'company' ? 'awaitingCandidate' : 'awaitingCompany';
}

/** The stages in which the company decides about a candidate; before them negotiation is not possible. */
export const negotiableStages = ['clientInterview', 'waitingClientDecision', 'offered'] as const satisfies Stage[];

export interface Place {
  stage: Stage;
  state: ApplicationState;
  position: PositionState;
}

export type Obstacle = 'notNow' | 'positionClosed';

/**
 * Why a side cannot negotiate about an application, or null. Being set aside is internal to the company, so the candidate may still answer,
 * and reads that the vacancy closed only once it really has.
 */
export function obstacleFor(side: Side, { stage, state, position }: Place): Obstacle | null {
  if (state === 'withdrawn' || state === 'closed' || isFinalStage(stage) || stage === 'approvedButDeclined')
    return 'notNow';
  if (!isRecruiting(position)) return 'positionClosed';
  if (side === 'candidate') return null;
  const isNegotiable = (negotiableStages as readonly Stage[]).includes(stage) && state === 'active';
  return isNegotiable ? null : 'notNow';
}

export interface Abilities {
  /** A first offer, a counter-offer, or one that replaces the side's own open one. */
  offer: boolean;
  accept: boolean;
  decline: boolean;
}

/** The actions available to a side in a given state. The company starts, and may start again after a refusal or an end. */
export function abilitiesOf(
  side: Side,
  standing: Standing,
  lastSide: Side | null,
  obstacle: Obstacle | null,
): Abilities {
  const isOpen = standing === 'awaitingCompany' || standing === 'awaitingCandidate' || standing === 'lapsed';
  const isFree = obstacle === null;
  const canBegin = side === 'company' && (standing === 'none' || standing === 'declined' || standing === 'ended');
  const isAnswered = isOpen && lastSide !== side;
  return {
    offer: isFree && (isOpen || canBegin),
    accept: isFree && isAnswered && standing !== 'lapsed',
    decline: isFree && isAnswered,
  };
}
