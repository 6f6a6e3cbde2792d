import { type ApplicationState, isFinalStage, type Stage } from '#applications/rules/stages.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';

/** The targets of moves. `hired` is missing, because hiring has effects of its own. */
export const moveTargets = [
  ...forwardStages,
  'disqualified',
  'approvedButDeclined',
] as const satisfies readonly Stage[];
export type MoveTarget = (typeof moveTargets)[number];

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
