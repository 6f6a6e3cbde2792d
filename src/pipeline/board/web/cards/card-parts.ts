import { type ComponentType, createContext, useContext } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';

/** What later wings show on each card; whoever shows a board gives them to `createBoard`. */
export interface CardParts {
  CardTags: ComponentType<{ card: CandidateCard }>;
  CandidateMenuItems: ComponentType<{ card: CandidateCard }>;
}

const PartsContext = createContext<CardParts | null>(null);
export const CardPartsProvider = PartsContext.Provider;

export function useCardParts(): CardParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('Cards are drawn by a board that was given their parts.');
  return parts;
}
