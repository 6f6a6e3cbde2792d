import type { ApplicationState, Stage } from '#applications/rules/stages.ts';
import { isFinalStage } from '#applications/rules/stages.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';

/** Version of the consent text; raise it when the text changes. */
export const DECLARATION_CONSENT_VERSION = 1;

interface ApplicationFacts {
  stage: Stage;
  state: ApplicationState;
}

/**
 * Why a candidate cannot declare anything in this application; null when they can. After the decision no declaration is needed any more.
 */
export function refuseDeclaration({ stage, state }: ApplicationFacts, asked: readonly AffirmativeTarget[]) {
  if (asked.length === 0) return 'notAffirmative';
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'closed') return 'processClosed';
  return isFinalStage(stage) ? 'final' : null;
}
