import type { Notice } from '#pipeline/candidates/rejection-schemas.ts';
import { listOpenInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { commitTogether } from '#platform/db/statements/commit-together.ts';
import { runTogether } from '#platform/db/statements/run-together.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { type MoveTarget, refuseMove } from '#pipeline/candidates/rules/moves.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { advanceLockedCandidates, restoreSetAside, readCards } from './advance-candidates.ts';
import { type LockedCandidate, lockCandidates, staleRefusal } from './lock-candidates.ts';
import { abilitiesOf } from './policy.ts';
import { rejectCandidates } from './rejections/reject-candidates.ts';

interface MoveInput {
  applicationIds: string[];
  toStage: MoveTarget;
  versions?: Record<string, number> | undefined;
  reason: string | null;
  /** What candidates are told when they are disqualified. */
  notice?: Notice | undefined;
}

/** Sends what is due to these candidates, in the same transaction. */
export type TellDue = (transaction: Database, applicationIds: readonly string[]) => Promise<void>;

interface MoveResult {
  applicationId: string;
  outcome: 'moved' | 'refused';
  code: string | null;
  message: string | null;
  card: CandidateCard | null;
}

/**
 * Moves every candidate that it can, in one transaction, and reports the outcome for each. A single candidate who cannot be moved is an
 * error.
 */
export function moveCandidates(context: SignedInContext, input: MoveInput, tellDue: TellDue): Promise<MoveResult[]> {
  return commitTogether(context.database, async (transaction) => {
    const ids = [...new Set(input.applicationIds)];
    const disqualifies = input.toStage === 'disqualified';
    const [locked, openInterviews] = await runTogether(
      lockCandidates(transaction, context.reach, ids, disqualifies),
      listOpenInterviews(transaction, ids),
    );
    const visible = locked.filter(({ id }) => ids.includes(id));
    if (visible.length === 0) throw platformErrors.notFound();
    const candidates = new Map(locked.map((candidate) => [candidate.id, candidate]));

    const refusals = new Map<string, ProductError>();
    for (const id of ids) {
      const refusal = refusalOf(context, candidates.get(id), input);
      if (refusal) refusals.set(id, refusal);
    }
    const [only] = refusals.values();
    if (only && ids.length === 1) throw only;

    const moving = visible.filter(({ id }) => !refusals.has(id));
    const movingIds = moving.map(({ id }) => id);
    // Asked before the move, which ends what they negotiate.
    const negotiating = disqualifies ? await context.ports.findNegotiating(transaction, movingIds) : null;
    const step = disqualifies
      ? ({ event: 'disqualified', reason: input.reason, openInterviews, tellsLater: true } as const)
      : ({ event: 'moved', toStage: input.toStage, reason: input.reason, openInterviews } as const);
    const advancing = advanceLockedCandidates(transaction, context, moving, step);
    // Both may go on asking, so the commit waits for them.
    if (disqualifies || openInterviews.length > 0) await advancing;
    if (negotiating) {
      await undoSelections(transaction, context, locked, moving);
      await rejectCandidates(transaction, context, moving, { notice: input.notice, negotiating });
      await tellDue(transaction, movingIds);
    }
    const last = runTogether(advancing, readCards(transaction, context, visible));
    const report = (cards: ReadonlyMap<string, CandidateCard>) =>
      ids.map((id) => describe(context, id, refusals.get(id), cards.get(id)));
    return { last: last.then(([, cards]) => report(cards)) };
  });
}

function refusalOf(
  context: SignedInContext,
  candidate: LockedCandidate | undefined,
  input: MoveInput,
): ProductError | null {
  if (!candidate) return platformErrors.notFound();
  // Checked first: a stale version explains the refusal better than the move that it made impossible.
  const stale = staleRefusal(context, candidate, input.versions?.[candidate.id]);
  if (stale) return stale;
  const refusal = refuseMove(candidate, input.toStage, abilitiesOf(context).targets);
  return refusal && pipelineErrors[refusal]();
}

/** Disqualifying the selected candidate reopens the selection: those set aside become active again. */
async function undoSelections(
  transaction: Database,
  context: SignedInContext,
  locked: readonly LockedCandidate[],
  moved: readonly LockedCandidate[],
): Promise<void> {
  const open = new Set(moved.filter(({ selectedAt }) => selectedAt !== null).map(({ positionId }) => positionId));
  const waiting = locked.filter((candidate) => open.has(candidate.positionId) && !moved.includes(candidate));
  await restoreSetAside(transaction, context, waiting);
}

function describe(
  { language }: SignedInContext,
  applicationId: string,
  refusal: ProductError | undefined,
  card: CandidateCard | undefined,
): MoveResult {
  return {
    applicationId,
    outcome: refusal ? 'refused' : 'moved',
    code: refusal?.code ?? null,
    message: refusal ? translateError(language, refusal.code, refusal.parameters) : null,
    card: card ?? null,
  };
}
