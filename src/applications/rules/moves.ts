import { type ApplicationState, isFinalStage, type Stage } from '#applications/rules/stages.ts';

export const statusEvents = [
  'applied',
  'moved',
  'setAside',
  'restored',
  'selected',
  'deselected',
  'hired',
  'disqualified',
  'withdrawn',
  'closed',
] as const;
/** Events that change an application's status. */
export type StatusEvent = (typeof statusEvents)[number];

/**
 * Stored in the same history without changing the status; `suggested` starts an application, `told` is when a candidate learned that they were not
 * selected.
 */
export const sideEvents = [
  'suggested',
  'interviewOffered',
  'interviewConfirmed',
  'interviewRescheduleRequested',
  'interviewCancelled',
  'answerDateSet',
  'messaged',
  'told',
  'budgetOffered',
  'budgetCountered',
  'budgetAccepted',
  'budgetDeclined',
  'budgetLapsed',
] as const;
export const applicationEvents = [...statusEvents, ...sideEvents] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** The status of an application. */
export interface ApplicationStatus {
  stage: Stage;
  state: ApplicationState;
  /** Whether this candidate is the one selected for the position. */
  selected: boolean;
  /** Whether the candidate does not know yet that they were disqualified. */
  isUntold?: boolean;
}

export type AdvanceRefusal = 'final' | 'processClosed' | 'withdrawn' | 'setAside' | 'alreadyApplied' | 'stageRequired';

type Outcome = { readonly refusal: AdvanceRefusal } | { readonly status: ApplicationStatus };
const refuse = (refusal: AdvanceRefusal): Outcome => ({ refusal });

/** The single rule for changes of an application. A change to the current state returns it unchanged. */
export function advance(status: ApplicationStatus, event: StatusEvent, toStage?: Stage): Outcome {
  const become = (change: Partial<ApplicationStatus>): Outcome => ({ status: { ...status, ...change } });
  const { stage, state } = status;
  if (isFinalStage(stage)) {
    // Candidates leave as before while they do not know of the end; for the company it stays one.
    if (event === 'withdrawn' && status.isUntold) return become({ state: 'withdrawn', isUntold: false });
    const isRepeated = stage === event || (event === 'withdrawn' && state === 'withdrawn');
    return isRepeated ? { status } : refuse('final');
  }
  if (state === 'closed') return event === 'closed' ? { status } : refuse('processClosed');
  if (event === 'applied') {
    return state === 'withdrawn' ? become({ stage: 'new', state: 'active' }) : refuse('alreadyApplied');
  }
  if (state === 'withdrawn') return event === 'withdrawn' ? { status } : refuse('withdrawn');
  switch (event) {
    case 'moved':
      if (!toStage || isFinalStage(toStage)) return refuse('stageRequired');
      return state === 'setAside' ? refuse('setAside') : become({ stage: toStage });
    case 'setAside':
      return become({ state: 'setAside', selected: false });
    case 'restored':
      return become({ state: 'active' });
    case 'selected':
      return become({ state: 'active', selected: true });
    case 'deselected':
      return become({ selected: false });
    case 'hired':
      return state === 'setAside' ? refuse('setAside') : become({ stage: 'hired' });
    case 'disqualified':
      return become({ stage: 'disqualified', state: 'active', selected: false });
    case 'withdrawn':
      return become({ state: 'withdrawn', selected: false });
    case 'closed':
      return become({ state: 'closed', selected: false });
  }
}

export function isSameStatus(one: ApplicationStatus, other: ApplicationStatus): boolean {
  return one.stage === other.stage && one.state === other.state && one.selected === other.selected;
}
