import { foldText } from '#taxonomy/rules/fold-text.ts';

export const SKILLS_ON_CARD = 3;

/** The skills that a card shows: those that the vacancy requires first, each group in the member's own order. */
export function topSkills(skills: readonly string[], required: readonly string[], limit = SKILLS_ON_CARD): string[] {
  const asked = new Set(required.map(foldText));
  const isAsked = (skill: string) => asked.has(foldText(skill));
  return [...new Set([...skills.filter(isAsked), ...skills])].slice(0, limit);
}
