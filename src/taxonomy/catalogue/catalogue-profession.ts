import type { ProfessionGroup, SkillKind } from '../rules/taxonomy-terms.ts';

/**
 * One profession in the hand-written form. `title` and `aliases` are [Portuguese, English]; aliases are separated by `;`. Each kind
 * lists its skills by Portuguese name, followed by the weight: `SQL 1; Modelagem de dados .7`.
 */
export type CatalogueProfession = {
  slug: string;
  title: readonly [pt: string, en: string];
  group: ProfessionGroup;
  aliases: readonly [pt: string, en: string];
} & Partial<Record<SkillKind, string>>;
