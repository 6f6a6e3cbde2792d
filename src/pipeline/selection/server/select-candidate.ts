import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  advanceCandidates,
  restoreSetAside,
  readCard,
  setOthersAside,
} from '#pipeline/moving/server/advance-candidates.ts';
import { type LockedPosition, lockPosition, refuseFilled } from '#pipeline/moving/server/lock-position.ts';
import { refuseStale } from '#pipeline/moving/server/lock-candidates.ts';
import { takeBackSelections } from './squad/take-back-selection.ts';
import { notifyOwnerWhenComplete } from './notify-owner.ts';

interface SelectionRequest {
  projectId: string;
  positionIndex: number;
  freelancerId: string;
}

function candidateOf({ candidates }: LockedPosition, memberId: string) {
  const found = candidates.find((candidate) => candidate.memberId === memberId && candidate.state !== 'withdrawn');
  if (!found) throw platformErrors.notFound();
  return found;
}

/** Selects one candidate and sets the others of the position aside. Another selection is replaced only when the caller names it. */
export function selectCandidate(
  context: SignedInContext,
  { freelancerId, ...key }: SelectionRequest,
  { version, replaces }: { version?: number | undefined; replaces?: string | undefined } = {},
) {
  return context.database.transaction(async (transaction) => {
    const locked = await lockPosition(transaction, context, key);
    const chosen = candidateOf(locked, freelancerId);
    refuseFilled(locked);
    if (chosen.stage === 'disqualified') throw pipelineErrors.final();
    const before = locked.candidates.find(({ selectedAt }) => selectedAt !== null);
    if (before && before.id !== chosen.id && before.memberId !== replaces) {
      throw pipelineErrors.alreadySelected({ name: before.name });
    }
    refuseStale(context, chosen, version);
    if (before && before.id !== chosen.id) await takeBackSelections(transaction, context, [before.id]);
    // Updates the others first, so that a position never has two selected candidates.
    await setOthersAside(transaction, context, locked.candidates, chosen.id);
    await advanceCandidates(transaction, context, [chosen.id], { event: 'selected' });
    if (!before) await notifyOwnerWhenComplete(transaction, context, locked.position);
    return readCard(transaction, context, chosen.id);
  });
}

/** Undoes the selection: everyone becomes active again. */
export function removeSelection(context: SignedInContext, { freelancerId, ...key }: SelectionRequest) {
  return context.database.transaction(async (transaction) => {
    const locked = await lockPosition(transaction, context, key);
    const chosen = candidateOf(locked, freelancerId);
    refuseFilled(locked);
    if (chosen.selectedAt === null) throw pipelineErrors.notSelected();
    await takeBackSelections(transaction, context, [chosen.id]);
    await advanceCandidates(transaction, context, [chosen.id], { event: 'deselected' });
    await restoreSetAside(transaction, context, locked.candidates);
    return readCard(transaction, context, chosen.id);
  });
}
