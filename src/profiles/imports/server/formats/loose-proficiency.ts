import { foldText } from '#profiles/rules/folded-text.ts';
import type { Proficiency } from '#profiles/rules/profile.ts';

// In this order: "full professional" before "professional", "limited working" before "professional working".
const words: [RegExp, Proficiency][] = [
  [/\bnativ|\bbiling|matern|mother tongue/, 'native'],
  [/full professional|\bfluen|\bproficient|\bc2\b/, 'fluent'],
  [/limited|intermedi|\bb[12]\b/, 'intermediate'],
  [/advanced|avancad|profession|profission|\bc1\b/, 'advanced'],
  [/elementar|\bbasic|beginner|inician|\ba[12]\b/, 'basic'],
];

/**
 * The five steps of LinkedIn (native or bilingual, full professional, professional working, limited working, elementary),
 * the European levels and plain words in English and Portuguese; null when the text says nothing known.
 */
export function looseProficiency(text: string): Proficiency | null {
  const folded = foldText(text.replaceAll('_', ' '));
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
