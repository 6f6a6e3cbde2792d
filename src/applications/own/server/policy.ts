import { refuseApplication } from '#applications/rules/eligibility.ts';
import { isFinalStage, type ApplicationState, type Stage } from '#applications/rules/stages.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';

interface ApplicationFacts {
  stage: Stage;
  state: ApplicationState;
  /** The number of applications of this member to this vacancy. */
  times: number;
}

/** What members may do with their own application. */
export function applicationAbilities(
  own: ApplicationFacts,
  vacancy: { position: PositionState; project: ProjectStatus },
) {
  const { stage, state } = own;
  const isEnded = isFinalStage(stage) || stage === 'approvedButDeclined';
  return {
    withdraw: state !== 'withdrawn' && state !== 'closed' && !isEnded,
    applyAgain: refuseApplication(vacancy, own, true) === null,
  };
}
