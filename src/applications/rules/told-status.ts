import type { ApplicationEvent, StatusEvent } from '#applications/rules/moves.ts';
import type { ApplicationState, Stage } from '#applications/rules/stages.ts';

/** Days after which somebody who was not chosen gets the product's own message, if the company wrote none. */
export const PLAIN_MESSAGE_DAYS = 7;

export interface ToldStatus {
  stage: Stage;
  state: ApplicationState;
  /**
   * The stage that the candidate reads instead: the former one until a disqualification is told, and `disqualified` once somebody was told
   * "not selected" whom the company only set aside. Null: the stage as it is.
   */
  toldStage: Stage | null;
}

/** Stage and state as the candidate was told. Everything that a candidate reads comes through here. */
export function asTold<Status extends ToldStatus>(status: Status): Status {
  const { toldStage, state } = status;
  return toldStage === null || state === 'withdrawn' ? status : { ...status, stage: toldStage, state: 'active' };
}

/** Whether the company disqualified this candidate without telling so far. */
export function isUntold({ stage, toldStage }: ToldStatus): boolean {
  return stage === 'disqualified' && toldStage !== null;
}

/** Whether the candidate was told "not selected" although the company only set them aside. */
export function wasToldNotSelected({ stage, toldStage }: ToldStatus): boolean {
  return stage !== 'disqualified' && toldStage === 'disqualified';
}

interface Change {
  event: StatusEvent;
  /** The message on a disqualification goes later. */
  tellsLater: boolean;
  /** Somebody else was hired for the vacancy. */
  isFilled: boolean;
}

/** What the candidate reads instead of the new stage after a change; null: the stage itself. */
export function toldStageAfter(before: ToldStatus, { event, tellsLater, isFilled }: Change): Stage | null {
  const alreadyTold = wasToldNotSelected(before);
  if (event === 'disqualified') return tellsLater && !alreadyTold ? asTold(before).stage : null;
  // A process in which somebody was hired ends as "not selected", never as ended for everybody.
  if (event === 'closed') return isFilled || alreadyTold ? 'disqualified' : null;
  return event === 'setAside' && alreadyTold ? 'disqualified' : null;
}

interface KeptStep {
  event: ApplicationEvent;
  toStage: Stage | null;
  at: Date;
}

/**
 * An application's history as its candidate was told, in the given order: "not selected" stands where they were told, and nowhere before.
 */
export function historyAsTold<Step extends KeptStep>(application: ToldStatus, steps: readonly Step[]): Step[] {
  const isHidden =
    steps.some(({ event }) => event === 'told') || isUntold(application) || application.state === 'withdrawn';
  return steps.flatMap((step) => {
    switch (step.event) {
      case 'told':
        return { ...step, event: 'disqualified' as const };
      case 'disqualified':
        return isHidden ? [] : step;
      case 'closed':
        if (!wasToldNotSelected(application)) return step;
        return knewOfEnd(steps, step.at)
          ? []
          : { ...step, event: 'disqualified' as const, toStage: 'disqualified' as const };
      case 'restored':
      case 'selected':
        return knewOfEnd(steps, step.at)
          ? { ...step, event: 'moved' as const, fromStage: 'disqualified' as const }
          : step;
      default:
        return step;
    }
  });
}

/** Whether the candidate had been told "not selected" at that time, and had not come back since. */
function knewOfEnd(steps: readonly KeptStep[], at: Date): boolean {
  const turns = steps.filter((step) => step.at < at && ['told', 'restored', 'selected'].includes(step.event));
  return turns.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)?.event === 'told';
}
