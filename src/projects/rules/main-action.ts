import { wasFilled } from './position-states.ts';
import { isTerminal, stageOfStatus } from './status.ts';
import type { PositionState, ProjectStatus } from './terms.ts';

/** What the one main button of a vacancy does; everything else is behind "…". */
export const mainActions = ['share', 'complete', 'show', 'reopen', 'tellRemaining', 'postAgain'] as const;
export type MainAction = (typeof mainActions)[number];

interface VacancyInHand {
  status: ProjectStatus;
  state: PositionState;
  /** Lacks something that the form requires. Only looked at while the project is under review. */
  isIncomplete: boolean;
  /** People who were not chosen and told nothing yet. */
  remaining: number;
}

/** What the reader may do with it. */
interface MayDo {
  edit: boolean;
  /** Tell candidates that they were not chosen. */
  tell: boolean;
  post: boolean;
}

/** The main action that fits a vacancy's state and its reader; null: nothing is to be done now. */
export function mainActionOf(vacancy: VacancyInHand, may: MayDo): MainAction | null {
  const { status, state, isIncomplete, remaining } = vacancy;
  const again = may.post ? 'postAgain' : null;
  if (isTerminal(status)) return again;
  if (wasFilled(state)) return remaining > 0 && may.tell ? 'tellRemaining' : again;
  if (state === 'hidden') return may.edit ? 'show' : null;
  if (state === 'closed') return may.edit ? 'reopen' : null;
  // A project under review takes no applications yet.
  if (stageOfStatus(status) === 'commercial') return isIncomplete && may.edit ? 'complete' : null;
  return 'share';
}
