import { type CandidateStage, candidateStages, type Stage, toCandidateStage } from '#applications/rules/stages.ts';
import type { ApplicationEvent } from '#applications/rules/moves.ts';

export interface TrackStep {
  stage: CandidateStage;
  at: Date;
}

/** The steps that every application may take, in order; the other stages are ends. */
export const trackStages = candidateStages.slice(0, candidateStages.indexOf('hired') + 1);

/**
 * What the candidate may know of an application's history, oldest first: when each stage was reached, in the candidate's terms. A step back
 * drops the later stages, applying again starts over, and internal steps of the company are omitted.
 */
export function candidateTrack(
  history: readonly { event: ApplicationEvent; toStage: Stage | null; at: Date }[],
): TrackStep[] {
  let track: TrackStep[] = [];
  for (const { event, toStage, at } of history) {
    if (event === 'applied' || event === 'suggested') track = [];
    if (event === 'closed') track = [...track, { stage: 'closedAbruptly', at }];
    if (toStage === null || event === 'closed') continue;
    const stage = toCandidateStage(toStage, event === 'withdrawn' ? 'withdrawn' : 'active');
    if (track.at(-1)?.stage === stage) continue;
    const place = candidateStages.indexOf(stage);
    track = [...track.filter((step) => candidateStages.indexOf(step.stage) < place), { stage, at }];
  }
  return track;
}
