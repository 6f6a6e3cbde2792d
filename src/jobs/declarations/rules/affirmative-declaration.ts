import type { ApplicationState, Stage } from '#jobs/applications/rules/stages.ts';
import { isFinalStage } from '#jobs/applications/rules/stages.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';

/** Of the text that is agreed to; who changes what it says raises it. */
export const DECLARATION_CONSENT_VERSION = 1;

interface Standing {
  stage: Stage;
  state: ApplicationState;
}

/** Why a candidate cannot declare anything in this application; null when they can. Nobody needs it once all is decided. */
export function refuseDeclaration({ stage, state }: Standing, asked: readonly AffirmativeTarget[]) {
  if (asked.length === 0) return 'notAffirmative';
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'closed') return 'processClosed';
  return isFinalStage(stage) ? 'final' : null;
}
