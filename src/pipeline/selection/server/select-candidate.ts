import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  advanceCandidates,
  bringBackSetAside,
  readCard,
  setOthersAside,
} from '#pipeline/candidates/server/advance-candidates.ts';
import { type HeldPosition, holdPosition, refuseFilled } from '#pipeline/candidates/server/hold-position.ts';
import { refuseStale } from '#pipeline/candidates/server/lock-candidates.ts';
import { tellOwnerWhenComplete } from './tell-owner.ts';

interface Choice {
  projectId: string;
  positionIndex: number;
  freelancerId: string;
}

function candidateOf({ candidates }: HeldPosition, memberId: string) {
  const found = candidates.find((candidate) => candidate.memberId === memberId && candidate.state !== 'withdrawn');
  if (!found) throw platformErrors.notFound();
  return found;
}

/** One candidate is selected, the others of the position are set aside. Another selection is replaced only when it is named. */
export function selectCandidate(
  context: SignedInContext,
  { freelancerId, ...key }: Choice,
  { version, replaces }: { version?: number | undefined; replaces?: string | undefined } = {},
) {
  return context.database.transaction(async (transaction) => {
    const held = await holdPosition(transaction, context, key);
    const chosen = candidateOf(held, freelancerId);
    refuseFilled(held);
    if (chosen.stage === 'disqualified') throw pipelineErrors.final();
    const before = held.candidates.find(({ selectedAt }) => selectedAt !== null);
    if (before && before.id !== chosen.id && before.memberId !== replaces) {
      throw pipelineErrors.alreadySelected({ name: before.name });
    }
    refuseStale(context, chosen, version);
    // Others first: at no moment are two of a position selected.
    await setOthersAside(transaction, context, held.candidates, chosen.id);
    await advanceCandidates(transaction, context, [chosen.id], { event: 'selected' });
    if (!before) await tellOwnerWhenComplete(transaction, context, held.position);
    return readCard(transaction, context, chosen);
  });
}

/** The selection is taken back: everybody is in the running again. */
export function removeSelection(context: SignedInContext, { freelancerId, ...key }: Choice) {
  return context.database.transaction(async (transaction) => {
    const held = await holdPosition(transaction, context, key);
    const chosen = candidateOf(held, freelancerId);
    refuseFilled(held);
    if (chosen.selectedAt === null) throw pipelineErrors.notSelected();
    await advanceCandidates(transaction, context, [chosen.id], { event: 'deselected' });
    await bringBackSetAside(transaction, context, held.candidates);
    return readCard(transaction, context, chosen);
  });
}
