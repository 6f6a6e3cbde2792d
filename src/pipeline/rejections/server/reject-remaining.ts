import { pipelineErrors } from '#pipeline/errors.ts';
import type { Notice } from '#pipeline/candidates/rejection-schemas.ts';
import type { LockedCandidate } from '#pipeline/candidates/server/lock-candidates.ts';
import { advanceLockedCandidates } from '#pipeline/candidates/server/advance-candidates.ts';
import { lockPosition } from '#pipeline/candidates/server/lock-position.ts';
import type { TellDue } from '#pipeline/candidates/server/move-candidates.ts';
import { rejectCandidates } from '#pipeline/candidates/server/rejections/reject-candidates.ts';
import type { PositionKey } from '#pipeline/candidates/server/require-position.ts';
import { wasToldNotSelected } from '#applications/rules/told-status.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { wasFilled } from '#projects/rules/position-states.ts';

/** As many as one transaction tells; a message for now goes to the others by the job, within a minute. */
const TOLD_AT_ONCE = 100;

/** Disqualifies everybody who remains in a vacancy for which somebody was hired, with one message for all. */
export function rejectRemaining(context: SignedInContext, key: PositionKey, notice: Notice, tellDue: TellDue) {
  return context.database.transaction(async (transaction) => {
    const { position, candidates } = await lockPosition(transaction, context, key);
    const remaining = wasFilled(position.state) ? candidates.filter(remains) : [];
    if (remaining.length === 0) throw pipelineErrors.nobodyToTell();
    const ids = remaining.map(({ id }) => id);
    const negotiating = await context.ports.findNegotiating(transaction, ids);
    await advanceLockedCandidates(transaction, context, remaining, { event: 'disqualified', tellsLater: true });
    await rejectCandidates(transaction, context, remaining, { notice, negotiating });
    await tellDue(transaction, ids.slice(0, TOLD_AT_ONCE));
    return { candidates: remaining.length };
  });
}

/** Set aside by the hire, and told nothing yet. */
function remains({ state, stage, locked }: LockedCandidate): boolean {
  return state === 'setAside' && stage !== 'approvedButDeclined' && !wasToldNotSelected(locked.application);
}
