import type { BriefStep } from './brief-problems.ts';
import { positionSteps } from '#projects/positions/rules/vacancy-fields.ts';

/** One page of the form: a step, and for the steps of a vacancy which vacancy. */
export interface BriefPlace {
  step: BriefStep;
  position: number;
}

/** The pages of the form in order: the project, four for each vacancy, the summary. */
export function briefPlaces(positions: number): BriefPlace[] {
  const ofPositions = Array.from({ length: positions }, (_, position) =>
    positionSteps.map((step) => ({ step, position })),
  ).flat();
  return [{ step: 'project', position: 0 }, ...ofPositions, { step: 'summary', position: 0 }];
}

export function isSamePlace(one: BriefPlace, other: BriefPlace): boolean {
  return one.step === other.step && one.position === other.position;
}
