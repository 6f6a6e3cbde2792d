import type { Tag, TagKind } from '#projects/rules/terms.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

/** How much each kind of skill defines a profession: hard skills most, then tools, then methods. */
export const KIND_IMPORTANCE: Record<TagKind, number> = {
  skills: 4,
  languages: 4,
  databases: 3,
  softwares: 3,
  methodologies: 2,
};
/** Integers, so that sums do not depend on their order. */
const PARTS = 1_000;

export interface RequiredSkill {
  /** Folded, without case and accents: the key by which skills are compared. */
  fold: string;
  /** In the vacancy's spelling. */
  name: string;
  importance: number;
}

/**
 * The skills that a vacancy requires, without duplicates. Each has the importance of its kind, and up to twice that if the taxonomy calls
 * it central to the profession (`weights`, 0 to 1 by folded name; unknown skills have none).
 */
export function listRequiredSkills(tags: readonly Tag[], weights: ReadonlyMap<string, number>): RequiredSkill[] {
  const asked = new Map<string, RequiredSkill>();
  for (const { kind, name } of tags) {
    const fold = foldText(name);
    const importance = Math.round(KIND_IMPORTANCE[kind] * (1 + (weights.get(fold) ?? 0)) * PARTS);
    if ((asked.get(fold)?.importance ?? 0) < importance) asked.set(fold, { fold, name, importance });
  }
  return [...asked.values()];
}

export function sumImportance(skills: readonly RequiredSkill[]): number {
  return skills.reduce((sum, { importance }) => sum + importance, 0);
}
