import type { Profile } from '#profiles/rules/profile.ts';

/** Predicates on a profile shared by score and readiness. */
export const hasText = (text: string): boolean => text.trim() !== '';

const isAmount = (cents: number | null): boolean => cents !== null && cents > 0;

export const hasHourValue = ({ values }: Profile): boolean =>
  isAmount(values.hourValue) || isAmount(values.hourReceive);
export const hasMonthValue = ({ values }: Profile): boolean =>
  isAmount(values.monthValue) || isAmount(values.monthReceive);

/** Every kind counts as a hard skill; soft skills are measured by tests and never listed here. */
export const hardSkills = ({ skills }: Profile): number => skills.filter(({ name }) => hasText(name)).length;
