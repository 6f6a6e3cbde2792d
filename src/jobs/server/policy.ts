import { isFinalStage, type ApplicationState, type Stage } from '#jobs/rules/stages.ts';
import type { Session } from '#platform/http/request-context.ts';
import type { PositionState } from '#projects/rules/terms.ts';

interface Standing {
  stage: Stage;
  state: ApplicationState;
}

/** What a member may do with an own application. */
export function applicationAbilities({ stage, state }: Standing, position: PositionState) {
  const isEnded = isFinalStage(stage) || stage === 'approvedButDeclined';
  return {
    withdraw: state !== 'withdrawn' && !isEnded,
    applyAgain: state === 'withdrawn' && !isFinalStage(stage) && position === 'open',
  };
}

/** Whether the page offers to apply; whether the profile is ready is said when trying. */
export function mayApply(session: Session | null, position: PositionState, own: Standing | null): boolean {
  if (session?.role !== 'squadMember' || position !== 'open') return false;
  return own === null || applicationAbilities(own, position).applyAgain;
}
