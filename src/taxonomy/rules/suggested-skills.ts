import { foldText } from '#taxonomy/rules/fold-text.ts';
import { type SkillKind, skillKinds } from '#taxonomy/rules/taxonomy-terms.ts';

export const SUGGESTED_PER_KIND = 12;
const NAME_LENGTH = 80;

/**
 * Skills named by a language model, as suggestions: one line each, without duplicates (the first kind wins), limited per kind. The
 * model gives no weights, so they only express the order, from 1 down to 0.
 */
export function suggestedSkills(named: Record<SkillKind, readonly string[]>) {
  const taken = new Set<string>();
  const ofKind = (kind: SkillKind) => {
    const kept: string[] = [];
    for (const said of named[kind]) {
      const name = said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
      const key = foldText(name);
      if (key === '' || name.length > NAME_LENGTH || /[<>]|https?:/i.test(name) || taken.has(key)) continue;
      taken.add(key);
      kept.push(name);
      if (kept.length === SUGGESTED_PER_KIND) break;
    }
    return kept.map((name, place) => ({
      skill: name,
      label: name,
      weight: Math.round((1 - place / kept.length) * 100) / 100,
    }));
  };
  const skills = Object.fromEntries(skillKinds.map((kind) => [kind, ofKind(kind)])) as Record<
    SkillKind,
    { skill: string; label: string; weight: number }[]
  >;
  return { skills, count: taken.size };
}
