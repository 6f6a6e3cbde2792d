import { createContext, useContext } from 'react';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { Disqualification } from '#pipeline/moving/schemas.ts';
import type { PanelPlace, PanelTab } from '#pipeline/candidates/rules/panel-places.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';

/** One open candidate, with the way to its neighbours. */
export interface CandidatePanelProps {
  applicationId: string;
  /** The candidate's neighbours in order, to go to the next one: a column of the board, or a list. */
  neighbours: readonly CandidateCard[];
  /** How many neighbours there are, in words. */
  count: string;
  isColumn: boolean;
  /** The tab, or the part of one, that the address names. */
  tab: PanelPlace;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
}

/** An action that ends a candidate's process and therefore asks for confirmation. */
export interface Ending {
  kind: 'disqualify' | 'hire';
  cards: readonly CandidateCard[];
}

export interface ConfirmEndsProps {
  place: Place;
  ending: Ending;
  onClose: () => void;
  /** Returns whether the server accepted. */
  onDisqualify: (cards: readonly CandidateCard[], how: Disqualification) => Promise<boolean>;
  /** Returns whether the server accepted. */
  onHire: (card: CandidateCard) => Promise<boolean>;
}

/** Replacing one selection with another. */
export interface ConfirmChangeProps {
  /** The names of the currently selected candidate and of the one who replaces them. */
  change: { before: string; after: string };
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Each returns whether the server accepted. */
export interface Choices {
  /** `instead`: the currently selected candidate, when the selection is changed. */
  select: (card: CandidateCard, instead?: Pick<CandidateCard, 'memberId'>) => Promise<boolean>;
  deselect: (card: CandidateCard) => Promise<boolean>;
  restore: (card: CandidateCard) => Promise<boolean>;
  hire: (card: CandidateCard) => Promise<boolean>;
}

/** The head that all pages of a vacancy share, lent by projects. */
export type VacancyHeadParts = ReturnType<Awaited<ReturnType<LentParts['vacancyHead']['load']>>['lendHead']>;

const HeadContext = createContext<VacancyHeadParts | null>(null);
export const VacancyHeadProvider = HeadContext.Provider;

export function useVacancyHead(): VacancyHeadParts {
  const head = useContext(HeadContext);
  if (!head) throw new Error('The page of a board is drawn inside of its provider.');
  return head;
}
