import { type AffirmativeTarget, affirmativeTargets } from '#projects/rules/terms.ts';

/** Of the text that candidates agree to; raised when it says something else. */
export const DECLARATION_CONSENT_VERSION = 1;

export const isTarget = (value: unknown): value is AffirmativeTarget =>
  (affirmativeTargets as readonly unknown[]).includes(value);

/** Whether this can be declared for a vacancy: something, and nothing that the vacancy is not affirmative for. */
export function fitsVacancy(declared: readonly AffirmativeTarget[], vacancy: readonly AffirmativeTarget[]): boolean {
  return declared.length > 0 && declared.every((target) => vacancy.includes(target));
}
