import type { Database } from '#platform/db/connection.ts';
import type { MatchVerdict } from './rules/verdict.ts';
import { matchRatings, positionInvitations } from './server/tables.ts';

export interface InvitationToBuild {
  positionId: string;
  memberId: string;
  invitedBy: string;
  message: string;
  createdAt: Date;
}

export interface RatingToBuild {
  positionId: string;
  memberId: string;
  raterId: string;
  verdict: MatchVerdict;
  note: string;
  points: number;
  updatedAt: Date;
}

export async function buildInvitations(database: Database, invitations: readonly InvitationToBuild[]): Promise<void> {
  if (invitations.length > 0) await database.insert(positionInvitations).values([...invitations]);
}

export async function buildRatings(database: Database, ratings: readonly RatingToBuild[]): Promise<void> {
  if (ratings.length > 0) await database.insert(matchRatings).values([...ratings]);
}
