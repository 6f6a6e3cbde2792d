import { type ComponentType, createContext, useContext } from 'react';

/** One candidate of one position. */
export interface CandidatePlace {
  projectId: string;
  positionIndex: number;
  applicationId: string;
}

/** The parts that later capabilities show beside a candidate; their manifests lend them. */
export interface PipelineParts {
  /** In the panel: the budget negotiation. */
  CandidateBudget: ComponentType<{ place: CandidatePlace; version: number }>;
  /** In the confirmation of a hire: the figures that apply to it. */
  HireNote: ComponentType<{ place: CandidatePlace }>;
}

export interface PipelinePartsSource {
  load: () => Promise<PipelineParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    pipelineParts: PipelinePartsSource;
  }
}

/** With what the room of profiles lends. */
export interface CandidateParts extends PipelineParts {
  /** What the candidate shows of their work. */
  CandidatePortfolio: ComponentType<{ memberId: string; frame?: 'card' | 'section' }>;
}

const PartsContext = createContext<CandidateParts | null>(null);
export const PipelinePartsProvider = PartsContext.Provider;

export function usePipelineParts(): CandidateParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('Pages of the pipeline are drawn inside of their provider.');
  return parts;
}
