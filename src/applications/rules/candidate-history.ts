import type { InterviewDetail } from '#applications/rules/interview-terms.ts';
import type { ApplicationEvent } from '#applications/rules/moves.ts';
import { type CandidateStage, type Stage, toCandidateStage } from '#applications/rules/stages.ts';

export const candidateEvents = [
  'applied',
  'suggested',
  'stage',
  'interviewOffered',
  'interviewConfirmed',
  'interviewRescheduleRequested',
  'interviewCancelled',
  'answerDateSet',
  'messaged',
  'withdrawn',
  'closed',
  'budgetOffered',
  'budgetCountered',
  'budgetAccepted',
  'budgetDeclined',
  'budgetLapsed',
  'youCountered',
  'youAccepted',
  'youDeclined',
] as const;
export type CandidateEvent = (typeof candidateEvents)[number];

interface StoredEvent {
  event: ApplicationEvent;
  fromStage: Stage | null;
  toStage: Stage | null;
  detail: InterviewDetail | null;
  /** Whether the candidate did it. */
  own: boolean;
  at: Date;
}

/** An event of either side, as candidates read their own history. */
const ownWords: Partial<Record<ApplicationEvent, CandidateEvent>> = {
  budgetCountered: 'youCountered',
  budgetAccepted: 'youAccepted',
  budgetDeclined: 'youDeclined',
};

export interface CandidateHistoryEntry {
  event: CandidateEvent;
  /** For `stage`: the stage that was reached, in the candidate's terms. */
  stage: CandidateStage | null;
  detail: InterviewDetail | null;
  at: Date;
}

/**
 * The part of the history that the candidate may read; without the company's internal decisions, and without steps that change nothing for
 * the candidate. Expects it as told (`historyAsTold`).
 */
export function candidateHistory(kept: readonly StoredEvent[]): CandidateHistoryEntry[] {
  return kept.flatMap(({ event, fromStage, toStage, detail, own, at }): CandidateHistoryEntry[] => {
    switch (event) {
      case 'setAside':
      case 'restored':
      case 'selected':
      case 'deselected':
      case 'told':
        return [];
      case 'moved':
      case 'hired':
      case 'disqualified': {
        const stage = toStage && toCandidateStage(toStage, 'active');
        const before = fromStage && toCandidateStage(fromStage, 'active');
        return stage === before ? [] : [{ event: 'stage', stage, detail: null, at }];
      }
      default:
        return [{ event: (own && ownWords[event]) || event, stage: null, detail, at }];
    }
  });
}
