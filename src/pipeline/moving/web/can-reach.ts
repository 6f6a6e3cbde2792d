import type { Stage } from '#applications/rules/stages.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { canHire, type Offer } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { moveTargets, refuseMove } from '#pipeline/moving/rules/moves.ts';

/** Whether a card may go to a column. */
export function canReach(offer: Offer, card: CandidateCard, stage: Stage): boolean {
  if (stage === 'hired') return canHire(offer, card);
  return offer.abilities.move && refuseMove(card, stage, offer.abilities.targets) === null;
}

/** The targets of the "Move to…" menus; the ends have entries of their own. */
export const openStages = moveTargets.filter((stage) => stage !== 'disqualified');
