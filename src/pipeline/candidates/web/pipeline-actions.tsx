import { createContext, useContext } from 'react';
import { isFinalStage, type Stage } from '#applications/rules/stages.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import type { BoardPlace } from './candidate-keys.ts';
import type { Abilities, Board, CandidateCard } from '#pipeline/candidates/schemas.ts';

/** The actions that the page offers; moving to an end asks first. */
export interface PipelineActions {
  abilities: Abilities;
  /** The position or company whose candidates the page shows. */
  place: BoardPlace;
  /** Their company; null: that of the tab's space. */
  company: string | null;
  /** The vacancy's skills; empty where candidates of several vacancies are shown, each with their own. */
  positionTitle: string;
  positionState: Board['position']['state'];
  /** The candidate who is selected for the position now. */
  selectedMemberId: string | null;
  open: (applicationId: string) => void;
  moveTo: (cards: readonly CandidateCard[], stage: Stage) => void;
  /** Replacing a selected candidate asks for confirmation. */
  select: (card: CandidateCard) => void;
  deselect: (card: CandidateCard) => void;
  restore: (card: CandidateCard) => void;
  say: (text: string) => void;
}

const ActionsContext = createContext<PipelineActions | null>(null);
export const PipelineActionsProvider = ActionsContext.Provider;

export function usePipelineActions(): PipelineActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('Outside of the pipeline page');
  return actions;
}

export type Offer = Pick<PipelineActions, 'abilities' | 'positionState' | 'selectedMemberId'>;

export function canHire({ abilities, positionState, selectedMemberId }: Offer, card: CandidateCard): boolean {
  const isOpen = card.state === 'active' && !isFinalStage(card.stage) && !wasFilled(positionState);
  return abilities.hire && isOpen && (selectedMemberId === null || selectedMemberId === card.memberId);
}

export function canSelect({ abilities, positionState }: Offer, card: CandidateCard): boolean {
  return (
    abilities.select &&
    !wasFilled(positionState) &&
    card.state !== 'withdrawn' &&
    !isFinalStage(card.stage) &&
    card.selectedAt === null
  );
}
