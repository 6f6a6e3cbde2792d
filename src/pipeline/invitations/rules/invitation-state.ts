import { wasFilled } from '#projects/rules/position-states.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import { endOfInvitation } from './invitation-terms.ts';

export const invitationStates = ['invited', 'applied', 'declined', 'withdrawn', 'lapsed'] as const;
/** As the company reads it. */
export type InvitationState = (typeof invitationStates)[number];

/** What an invitation has been through; each moment is null until it happens. */
export interface InvitationMoments {
  createdAt: Date;
  withdrawnAt: Date | null;
  declinedAt: Date | null;
  answeredAt: Date | null;
}

export function invitationState(of: InvitationMoments, now: Date): InvitationState {
  if (of.answeredAt) return 'applied';
  if (of.withdrawnAt) return 'withdrawn';
  if (of.declinedAt) return 'declined';
  return endOfInvitation(of.createdAt) <= now ? 'lapsed' : 'invited';
}

export const vacancyObstacles = ['filled', 'closed', 'underReview'] as const;
/** Why nobody can be invited to a vacancy, or apply for it, now. */
export type VacancyObstacle = (typeof vacancyObstacles)[number];

/** Null: it takes applications. */
export function vacancyObstacle(position: PositionState, project: ProjectStatus): VacancyObstacle | null {
  if (wasFilled(position)) return 'filled';
  if (position !== 'open') return 'closed';
  return project === 'underReview' ? 'underReview' : null;
}

export const linkStates = ['open', 'applied', 'withdrawn', 'lapsed', ...vacancyObstacles] as const;
/** As the invited person reads it. */
export type LinkState = (typeof linkStates)[number];

/** Declining can be taken back, so the link stays open; who applied reads that first, whatever became of the vacancy. */
export function linkState(state: InvitationState, obstacle: VacancyObstacle | null): LinkState {
  if (state === 'applied' || state === 'withdrawn') return state;
  if (obstacle !== null) return obstacle;
  return state === 'lapsed' ? state : 'open';
}
