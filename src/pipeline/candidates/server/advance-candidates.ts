import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import {
  advanceApplication,
  type AdvanceInput,
  advanceLocked,
} from '#applications/advancing/server/advance-application.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { readCardRows } from './board-queries.ts';
import { presentCard } from './card-rows.ts';
import type { LockedCandidate } from './lock-candidates.ts';

type Step = Pick<AdvanceInput, 'event' | 'toStage' | 'reason' | 'openInterviews' | 'tellsLater'>;

/** Changes candidates on the caller's behalf. */
export async function advanceCandidates(
  transaction: Database,
  { reach, session }: SignedInContext,
  applicationIds: readonly string[],
  step: Step,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await advanceApplication(transaction, { applicationIds, reach, actorId: session.userId, ...step });
}

/** Advances candidates whom the caller has locked and not changed since. */
export async function advanceLockedCandidates(
  transaction: Database,
  { session }: SignedInContext,
  candidates: readonly LockedCandidate[],
  step: Step,
): Promise<void> {
  const rows = candidates.map(({ locked }) => locked);
  await advanceLocked(transaction, rows, { actorId: session.userId, ...step });
}

/** After a selection: sets everyone else who is still active aside. */
export function setOthersAside(
  transaction: Database,
  context: SignedInContext,
  candidates: readonly LockedCandidate[],
  chosenId: string,
): Promise<void> {
  const running = ({ id, stage, state }: LockedCandidate) =>
    id !== chosenId && state === 'active' && stage !== 'hired' && stage !== 'disqualified';
  const ids = candidates.filter(running).map(({ id }) => id);
  return advanceCandidates(transaction, context, ids, { event: 'setAside' });
}

/** After a selection was undone: makes those set aside active again. */
export function restoreSetAside(
  transaction: Database,
  context: SignedInContext,
  candidates: readonly LockedCandidate[],
): Promise<void> {
  const ids = candidates.filter(({ state }) => state === 'setAside').map(({ id }) => id);
  return advanceCandidates(transaction, context, ids, { event: 'restored' });
}

/** The cards as the board shows them after the change, by application. */
export async function readCards(
  transaction: Database,
  { now }: SignedInContext,
  candidates: readonly LockedCandidate[],
): Promise<Map<string, CandidateCard>> {
  const rows = await readCardRows(
    transaction,
    candidates.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.application_id, presentCard(row, row.wanted_skills, now)]));
}

export async function readCard(transaction: Database, context: SignedInContext, candidate: LockedCandidate) {
  const cards = await readCards(transaction, context, [candidate]);
  return cards.get(candidate.id)!;
}
