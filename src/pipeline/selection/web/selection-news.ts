import type { Selections } from '#pipeline/selection/contract/squad.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';

/** The content of the company's event stream. */
export type LiveChange =
  | { kind: 'card'; card: CandidateCard }
  | { kind: 'removed'; applicationId: string }
  | { kind: 'board' };

type Chosen = Pick<Selections, 'selections'>['selections'];

/** Whether the page's selections are outdated. A board that was announced as a whole may have changed any of them. */
export function changesSelection(chosen: Chosen, projectId: string, change: LiveChange): boolean {
  if (change.kind === 'board') return true;
  const isChosen = (id: string) => chosen.some(({ card }) => card.applicationId === id);
  if (change.kind === 'removed') return isChosen(change.applicationId);
  const { card } = change;
  if (card.place?.projectId !== projectId) return false;
  return isChosen(card.applicationId) || card.selectedAt !== null || card.stage === 'hired';
}

/** What to report about a candidate to other users; null if they already know. */
export function newsOf(chosen: Chosen, card: CandidateCard): 'hired' | 'selected' | null {
  const isKnown = chosen.some((one) => one.card.applicationId === card.applicationId);
  if (card.stage === 'hired') return isKnown ? 'hired' : null;
  return card.selectedAt !== null && !isKnown ? 'selected' : null;
}
