import { type ComponentType, createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { Disqualification } from '#pipeline/moving/schemas.ts';
import type { PanelPlace, PanelTab } from '#pipeline/candidates/rules/panel-places.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';

import type { CandidateBoardProps } from './cards/candidate-board.tsx';

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

/** What later wings show on the page of a vacancy's board; `pipeline/web` provides them. */
export interface BoardParts {
  /** The board with the parts of its cards. */
  CandidateBoard: ComponentType<CandidateBoardProps>;
  vacancyHead: VacancyHeadParts;
  /** In the page's head: the reader's mentions. */
  MentionsMenu: ComponentType;
  /** In the page's head: invites people by e-mail. */
  InviteButton: ComponentType<{
    place: { projectId: string; position: number };
    /** Whether its dialog is open. */
    isInviting: boolean;
    onInviting: (isInviting: boolean) => void;
  }>;
  /** On the board of a filled vacancy: who has not been told yet that they were not chosen. */
  RemainingNote: ComponentType<{
    place: Place;
    company: string | null;
    /** Whether it asks what to tell them. */
    isAsking: boolean;
    onAsking: (isAsking: boolean) => void;
  }>;
  /** What opens by a click. */
  CandidatePanel: ComponentType<CandidatePanelProps>;
  BulkActions: ComponentType<{ selected: readonly CandidateCard[]; onClear: () => void }>;
  ConfirmEnds: ComponentType<ConfirmEndsProps>;
  ConfirmChange: ComponentType<ConfirmChangeProps>;
  /** Loads these, and the board, before the click. */
  loadWhatOpens: () => Promise<unknown>;
}

/** What selecting candidates brings to the page. */
export interface SelectionOnBoard {
  choices: Choices;
  /** Reports a changed card that somebody else has selected or hired. */
  showNews: (card: CandidateCard) => void;
}

/** What the page's first view needs of later wings beside its own reads. */
export interface BoardStart {
  startHead: (queryClient: QueryClient) => Promise<unknown>;
  loadBoard: () => Promise<unknown>;
}

const PartsContext = createContext<BoardParts | null>(null);
export const BoardPartsProvider = PartsContext.Provider;

export function useBoardParts(): BoardParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The page of a board is drawn inside of its provider.');
  return parts;
}
