import type { InterviewDetail } from '#jobs/interviews/rules/interview-terms.ts';
import type { ApplicationEvent } from '#jobs/applications/rules/moves.ts';
import { type CandidateStage, type Stage, toCandidateStage } from '#jobs/applications/rules/stages.ts';

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

interface KeptEvent {
  event: ApplicationEvent;
  fromStage: Stage | null;
  toStage: Stage | null;
  detail: InterviewDetail | null;
  /** Whether the candidate did it. */
  own: boolean;
  at: Date;
}

/** Steps that either side takes, as the candidate reads the own ones. */
const ownWords: Partial<Record<ApplicationEvent, CandidateEvent>> = {
  budgetCountered: 'youCountered',
  budgetAccepted: 'youAccepted',
  budgetDeclined: 'youDeclined',
};

export interface CandidateHistoryEntry {
  event: CandidateEvent;
  /** Of `stage`: the one that was reached, in the candidate's words. */
  stage: CandidateStage | null;
  detail: InterviewDetail | null;
  at: Date;
}

/** Of the record what its candidate may read; choices that the company keeps to itself are left out, and steps that change nothing for the candidate. */
export function candidateHistory(kept: readonly KeptEvent[]): CandidateHistoryEntry[] {
  return kept.flatMap(({ event, fromStage, toStage, detail, own, at }): CandidateHistoryEntry[] => {
    switch (event) {
      case 'setAside':
      case 'restored':
      case 'selected':
      case 'deselected':
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
