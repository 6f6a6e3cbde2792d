import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { advanceApplication, type AdvanceInput } from '#applications/advancing/server/advance-application.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { readCardRows } from '#pipeline/candidates/server/board-queries.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import type { LockedCandidate } from './lock-candidates.ts';

/** Changes candidates on the caller's behalf. */
export async function advanceCandidates(
  transaction: Database,
  { reach, session }: SignedInContext,
  applicationIds: readonly string[],
  step: Pick<AdvanceInput, 'event' | 'reason'>,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await advanceApplication(transaction, { applicationIds, reach, actorId: session.userId, ...step });
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
  applicationIds: readonly string[],
): Promise<Map<string, CandidateCard>> {
  const rows = await readCardRows(transaction, applicationIds);
  return new Map(rows.map((row) => [row.application_id, presentCard(row, row.wanted_skills, now)]));
}

export async function readCard(transaction: Database, context: SignedInContext, applicationId: string) {
  const cards = await readCards(transaction, context, [applicationId]);
  return cards.get(applicationId)!;
}
