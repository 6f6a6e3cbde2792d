import type { CandidateStage } from '#applications/rules/stages.ts';
import type { Tone } from '#ui/marks/pill.tsx';

const tones: Partial<Record<CandidateStage, Tone>> = {
  hired: 'success',
  hiring: 'success',
  notSelected: 'neutral',
  withdrawn: 'neutral',
  closedAbruptly: 'warning',
};

export function stageTone(stage: CandidateStage): Tone {
  return tones[stage] ?? 'brand';
}
