import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext } from 'react';
import type { CompanyPlace } from './candidate-keys.ts';
import type { CompanySettingsProps } from './settings/company-settings.tsx';

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

/** What the room of conversations shows beside candidates. */
export interface ConversationParts {
  /** The company's conversation with a candidate. `news` changes when there may be something new. */
  CandidateConversation: ComponentType<{
    side: 'company';
    applicationId: string;
    news: unknown;
    /** What surrounds it is scrolled until the latest messages are in sight. */
    startsAtEnd: boolean;
  }>;
  /** For several selected candidates: one message to all of them. */
  MessageMany: ComponentType<{
    company: CompanyPlace['company'];
    recipients: readonly { applicationId: string; name: string; position: string }[];
    onSent: () => void;
  }>;
  /** Beside words to candidates: takes them from a template of the company, and saves them as one. */
  TemplateChoice: ComponentType<{
    company: CompanyPlace['company'];
    words: { subject: string; text: string };
    onChoose: (words: { subject: string; text: string }) => void;
  }>;
}

/** What the room of references shows beside candidates. */
export interface ReferenceParts {
  /** What people who worked with them say, for whoever may read it. */
  CandidateReferences: ComponentType<{ memberId: string; news: unknown }>;
}

interface PartsSource<Parts> {
  load: () => Promise<Parts>;
}

/** The frame of a section of the settings about a company's candidates, for sections of later rooms. */
interface CandidateSettings {
  CompanySettings: ComponentType<CompanySettingsProps>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    pipelineParts: PartsSource<PipelineParts>;
    candidateConversations: PartsSource<ConversationParts>;
    candidateReferences: PartsSource<ReferenceParts>;
    candidateSettings: PartsSource<CandidateSettings> & {
      /** Starts reading what the frame shows; null: the company of the tab's space. */
      start: (queryClient: QueryClient, company: string | null) => Promise<unknown>;
    };
  }
}

/** What the room of profiles lends is part of it. */
export interface CandidateParts extends PipelineParts, ConversationParts, ReferenceParts {
  /** Loads what conversations lend, which otherwise comes when it is shown. */
  loadConversations: () => Promise<unknown>;
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
