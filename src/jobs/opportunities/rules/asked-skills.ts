import type { Tag, TagKind } from '#projects/rules/terms.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

/** How much a skill of each kind says of a trade: what one works in, then with which tools, then by which method. */
export const KIND_IMPORTANCE: Record<TagKind, number> = {
  ...{ skills: 4, languages: 4, databases: 3, softwares: 3, methodologies: 2 },
};
/** Whole numbers, so that sums do not depend on their order. */
const PARTS = 1_000;

export interface AskedSkill {
  /** Without case and accents: by this skills are the same. */
  fold: string;
  /** In the vacancy's words. */
  name: string;
  importance: number;
}

/**
 * What a vacancy asks for, each skill once: the importance of its kind, and up to twice that for what the taxonomy calls central to the
 * profession (`weights`, 0 to 1 by folded name; a skill that it does not know has none).
 */
export function listAskedSkills(tags: readonly Tag[], weights: ReadonlyMap<string, number>): AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  for (const { kind, name } of tags) {
    const fold = foldText(name);
    const importance = Math.round(KIND_IMPORTANCE[kind] * (1 + (weights.get(fold) ?? 0)) * PARTS);
    if ((asked.get(fold)?.importance ?? 0) < importance) asked.set(fold, { fold, name, importance });
  }
  return [...asked.values()];
}

export function sumImportance(skills: readonly AskedSkill[]): number {
  return skills.reduce((sum, { importance }) => sum + importance, 0);
}
