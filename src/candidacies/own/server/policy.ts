import { refuseApplication } from '#candidacies/rules/eligibility.ts';
import { isFinalStage, type ApplicationState, type Stage } from '#candidacies/rules/stages.ts';
import type { PositionState } from '#projects/rules/terms.ts';

interface Standing {
  stage: Stage;
  state: ApplicationState;
  /** How often the member has applied. */
  times: number;
}

/** What a member may do with an own application. */
export function applicationAbilities(own: Standing, position: PositionState) {
  const { stage, state } = own;
  const isEnded = isFinalStage(stage) || stage === 'approvedButDeclined';
  return {
    withdraw: state !== 'withdrawn' && state !== 'closed' && !isEnded,
    applyAgain: refuseApplication(position, own, true) === null,
  };
}
