import { pipelineErrors } from '#pipeline/errors.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import type { LockedCandidate } from '#pipeline/moving/server/lock-candidates.ts';
import { lockPosition } from '#pipeline/moving/server/lock-position.ts';
import { refuseUnknownPlaceholders, turnDown } from '#pipeline/moving/server/turn-down.ts';
import type { PositionKey } from '#pipeline/candidates/server/require-position.ts';
import { wasToldNotSelected } from '#applications/rules/told-status.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { wasFilled } from '#projects/rules/position-states.ts';

/** Disqualifies everybody who remains in a vacancy for which somebody was hired, with one message for all. */
export function rejectRemaining(context: SignedInContext, key: PositionKey, notice: Notice) {
  refuseUnknownPlaceholders(notice);
  return context.database.transaction(async (transaction) => {
    const { position, candidates } = await lockPosition(transaction, context, key);
    const remaining = wasFilled(position.state) ? candidates.filter(remains) : [];
    if (remaining.length === 0) throw pipelineErrors.nobodyToTell();
    await turnDown(transaction, context, remaining, { reason: null, notice });
    return { candidates: remaining.length };
  });
}

/** Set aside by the hire, and told nothing yet. */
function remains({ state, stage, locked }: LockedCandidate): boolean {
  return state === 'setAside' && stage !== 'approvedButDeclined' && !wasToldNotSelected(locked.application);
}
