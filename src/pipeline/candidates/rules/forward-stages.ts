import type { Stage } from '#applications/rules/stages.ts';

/** The stages in which candidates are assessed and wait for the next step. Hiring is an operation of its own and not a move. */
export const forwardStages = [
  'new',
  'qualify',
  'screeningInterview',
  'clientSubmission',
  'clientInterview',
  'waitingClientDecision',
  'offered',
] as const satisfies readonly Stage[];

/** The stages that the provider's recruiters may use; the rest is up to the company. */
export const recruiterTargets = forwardStages.slice(0, forwardStages.indexOf('clientSubmission') + 1);
