import type { StatusMove } from './status-moves.ts';
import { isTerminal } from './status.ts';
import type { MoveMaker, ProjectStatus } from './terms.ts';

/** The steps that hired professionals hear of: they sign, get to know the work or start it. */
export const stepsOfProfessionals = [
  'waitingProfessionalSignatures',
  'professionalsOnboarding',
  'inOnboarding',
  'ongoing',
] as const satisfies readonly ProjectStatus[];
export type StepOfProfessionals = (typeof stepsOfProfessionals)[number];

/** The step that professionals hear of, or null. A step back is a correction between company and team. */
export function stepToldToProfessionals({ to, needsReason }: StatusMove): StepOfProfessionals | null {
  if (needsReason) return null;
  return stepsOfProfessionals.find((step) => step === to) ?? null;
}

/** Whether the owner hears by mail of a step that ends nothing: what the team did, not what owners did themselves. */
export function isStepToldToOwner({ to }: Pick<StatusMove, 'to'>, by: MoveMaker): boolean {
  return by === 'admin' && !isTerminal(to);
}
