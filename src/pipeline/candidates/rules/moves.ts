import { type ApplicationState, isFinalStage, type Stage } from '#candidacies/rules/stages.ts';

/** The stages on the way forward, in which candidates wait for the next step and are assessed. Hiring is a step of its own and not a move. */
export const forwardStages = [
  'new',
  'qualify',
  'screeningInterview',
  'clientSubmission',
  'clientInterview',
  'waitingClientDecision',
  'offered',
] as const satisfies readonly Stage[];

/** Where a move may lead. `hired` is missing: hiring has effects of its own. */
export const moveTargets = [
  ...forwardStages,
  'disqualified',
  'approvedButDeclined',
] as const satisfies readonly Stage[];
export type MoveTarget = (typeof moveTargets)[number];

/** How far the provider's recruiters may move candidates; the rest is the company's. */
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
  // Those set aside stay where they are until they are brought back; they can be disqualified.
  if (candidate.state === 'setAside' && toStage !== 'disqualified') return 'setAside';
  return null;
}

/** The step that the panel offers as its primary button. */
export function nextStage(stage: Stage): Stage | null {
  const at = forwardStages.findIndex((one) => one === stage);
  if (at < 0) return null;
  return forwardStages[at + 1] ?? 'hired';
}
