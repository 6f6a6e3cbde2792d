import { applicationsHappenings } from '#applications/happenings.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import { restoreOffers } from '#applications/interviews/server/restore-offers.ts';
import { listOpenInterviews, type OpenInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { advanceLocked } from '#applications/advancing/server/advance-application.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import { takeBackMails } from '#platform/mail/take-back-mails.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { type MoveTarget, refuseMove } from '#pipeline/moving/rules/moves.ts';
import type { MoveResult, Notice } from '#pipeline/moving/schemas.ts';
import { readCards, restoreSetAside } from './advance-candidates.ts';
import { type LockedCandidate, lockCandidates, staleRefusal } from './lock-candidates.ts';
import { refuseUnknownPlaceholders, turnDown } from './turn-down.ts';

/** Somewhat longer than a message with an undo stays on the screen. */
const UNDO_SECONDS = 20;

interface MoveInput {
  applicationIds: string[];
  toStage: MoveTarget;
  versions?: Record<string, number> | undefined;
  reason: string | null;
  cancelsInterviews?: boolean | undefined;
  isUndo?: boolean | undefined;
  /** What candidates are told when they are disqualified. */
  notice?: Notice | undefined;
}

/**
 * Moves every candidate that it can, in one transaction, and reports the outcome for each. A single candidate who cannot be moved is an
 * error.
 */
export function moveCandidates(context: SignedInContext, input: MoveInput): Promise<MoveResult[]> {
  const { toStage, reason, notice } = input;
  refuseUnknownPlaceholders(notice);
  return context.database.transaction(async (transaction) => {
    const ids = [...new Set(input.applicationIds)];
    const turnsDown = toStage === 'disqualified';
    const locked = await lockCandidates(transaction, context.reach, ids, turnsDown);
    const visible = locked.filter(({ id }) => ids.includes(id));
    if (visible.length === 0) throw platformErrors.notFound();
    const candidates = new Map(visible.map((candidate) => [candidate.id, candidate]));

    const open = turnsDown ? [] : await listOpenInterviews(transaction, [...candidates.keys()]);
    const refusals = new Map<string, ProductError>();
    for (const id of ids) {
      const candidate = candidates.get(id);
      const refusal =
        refusalOf(context, candidate, input) ?? refuseCancelling(candidate, input, { open, now: context.now });
      if (refusal) refusals.set(id, refusal);
    }
    const [only] = refusals.values();
    if (only && ids.length === 1) throw only;

    const moving = visible.filter(({ id }) => !refusals.has(id));
    if (turnsDown) {
      await turnDown(transaction, context, moving, { reason, notice });
      await undoSelections(transaction, context, locked, moving);
    } else {
      const rows = moving.map((candidate) => candidate.locked);
      const undo = await undoOf(transaction, moving, input);
      await advanceLocked(transaction, rows, {
        event: 'moved',
        toStage,
        reason,
        actorId: context.session.userId,
        undo,
        openInterviews: open,
      });
      if (input.isUndo) await restoreOffers(transaction, [...undo.untold], undoneBy(context));
    }
    const cards = await readCards(transaction, context, [...candidates.keys()]);
    return ids.map((id) => describe(context, id, refusals.get(id), cards.get(id)));
  });
}

interface Disqualification {
  reason?: string | null;
  version?: number | undefined;
  notice?: Notice | undefined;
}

/** Disqualifies a candidate. This is final: the rule of moves allows no move out of this stage. */
export async function disqualifyCandidate(
  context: SignedInContext,
  applicationId: string,
  { reason = null, version, notice }: Disqualification = {},
): Promise<CandidateCard> {
  const versions = version === undefined ? undefined : { [applicationId]: version };
  const move = { applicationIds: [applicationId], toStage: 'disqualified' as const, reason, notice, versions };
  const [result] = await moveCandidates(context, move);
  if (!result?.card) throw platformErrors.notFound();
  return result.card;
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

/** A move never cancels an interview unsaid. */
function refuseCancelling(
  candidate: LockedCandidate | undefined,
  { toStage, cancelsInterviews = false }: MoveInput,
  { open, now }: { open: OpenInterviews; now: Date },
): ProductError | null {
  if (!candidate || cancelsInterviews) return null;
  const { id, state, name } = candidate;
  const lost = open.find(({ applicationId, kind }) => applicationId === id && kind !== interviewKindOf(toStage, state));
  // One whose time has passed was held.
  if (!lost || (lost.agreedAt && endOfSlot(new Date(lost.agreedAt)) <= now)) return null;
  return lost.state === 'confirmed'
    ? pipelineErrors.interviewAgreed({ name })
    : pipelineErrors.interviewOffered({ name });
}

/** Mails about a move wait until its message on the screen has gone; an undo until then takes them back. */
async function undoOf(transaction: Database, moving: readonly LockedCandidate[], input: MoveInput) {
  const ids = moving.map(({ id }) => id);
  const { moved, interviewCancelled } = applicationsHappenings;
  const untold = input.isUndo ? await takeBackMails(transaction, [moved, interviewCancelled], ids) : new Set<string>();
  return { waitSeconds: UNDO_SECONDS, untold: new Set(ids.filter((id) => untold.has(id))) };
}

const undoneBy = ({ session, now }: SignedInContext) => ({
  ...{ actorId: session.userId, now },
  since: new Date(now.getTime() - UNDO_SECONDS * 1000),
});

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
