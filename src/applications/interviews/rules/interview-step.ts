import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import type { InterviewKind, InterviewState } from '#applications/rules/interview-terms.ts';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';

const kindOfStage = {
  screeningInterview: 'recruiter',
  clientInterview: 'company',
  waitingClientDecision: 'company',
} as const satisfies Partial<Record<Stage, InterviewKind>>;

/** Each stage with an interview, and its kind. */
export const kindsOfStages = Object.entries(kindOfStage);

export const interviewStages = ['screeningInterview', 'clientInterview', 'waitingClientDecision'] as const;

/** Which interview belongs to an application's stage; null where there is none. */
export function interviewKindOf(stage: Stage, state: ApplicationState): InterviewKind | null {
  return state === 'active' || state === 'setAside'
    ? ((kindOfStage as Partial<Record<Stage, InterviewKind>>)[stage] ?? null)
    : null;
}

/** What the candidate's card shows of an interview. On its day the browser, which knows the reader's zone, shows "today". */
export const interviewSteps = [
  'awaitingInvitation',
  'pickTime',
  'timesOver',
  'awaitingOptions',
  'scheduled',
  'held',
  'cancelled',
] as const;
export type InterviewStep = (typeof interviewSteps)[number];

export interface InterviewTimes {
  state: InterviewState;
  /** The times of the latest offer. */
  offered: readonly Date[];
  confirmed: Date | null;
}

/** The candidate's step in the interview of their stage; `latest` is the newest interview, null when none was offered. */
export function interviewStepOf(stage: Stage, latest: InterviewTimes | null, now: Date): InterviewStep {
  // While the company decides, no invitation is pending.
  const isDecided = stage === 'waitingClientDecision';
  if (!latest) return isDecided ? 'held' : 'awaitingInvitation';
  switch (latest.state) {
    case 'offered':
      return latest.offered.some((start) => start > now) ? 'pickTime' : 'timesOver';
    case 'rescheduleRequested':
      return 'awaitingOptions';
    case 'confirmed':
      return latest.confirmed !== null && endOfSlot(latest.confirmed) > now ? 'scheduled' : 'held';
    case 'held':
      return 'held';
    case 'cancelled':
      return isDecided ? 'held' : 'cancelled';
  }
}
