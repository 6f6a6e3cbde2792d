import { type ApplicationState, isFinalStage, type Stage } from '#applications/rules/stages.ts';

/** The forward stages, in which candidates are assessed and wait for the next step. Hiring is an operation of its own and not a move. */
export const forwardStages = [
  'new',
  'qualify',
  'screeningInterview',
  'clientSubmission',
  'clientInterview',
  'waitingClientDecision',
  'offered',
] as const satisfies readonly Stage[];

/** The targets of moves. `hired` is missing, because hiring has effects of its own. */
export const moveTargets = [
  ...forwardStages,
  'disqualified',
  'approvedButDeclined',
] as const satisfies readonly Stage[];
export type MoveTarget = (typeof moveTargets)[number];

/** The stages that the provider's recruiters may use; the rest is up to the company. */
export const recruiterTargets = forwardStages.slice(0, forwardStages.indexOf('clientSubmission') + 1);

export type MoveRefusal = 'withdrawn' | 'processClosed' | 'final' | 'sameStage' | 'setAside' | 'beyondReach';

/** Why a candidate cannot be moved there, or null. `targets` are the stages that the caller may use. */
export function refuseMove(
  candidate: { stage: Stage; state: ApplicationState },
  toStage: MoveTarget,
  targets: readonly Stage[],
): MoveRefusal | null {
  if (candidate.state === 'withdrawn') return 'withdrawn';
  if (candidate.state === 'closed') return 'processClosed';
  if (isFinalStage(candidate.stage)) return 'final';
  if (!targets.includes(toStage) || !targets.includes(candidate.stage)) return 'beyondReach';
  if (candidate.stage === toStage) return 'sameStage';
  // Candidates who were set aside keep their stage until they are restored; they can be disqualified.
  if (candidate.state === 'setAside' && toStage !== 'disqualified') return 'setAside';
  return null;
}

/** The move that the panel offers as its primary button. */
export function nextStage(stage: Stage): Stage | null {
  const at = forwardStages.findIndex((one) => one === stage);
  if (at < 0) return null;
  return forwardStages[at + 1] ?? 'hired';
}
