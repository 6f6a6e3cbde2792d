import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { personalityStyleTexts } from '#quizzes/content/personality-styles.ts';
import { personalityTraitNames } from '#quizzes/content/personality-trait-names.ts';
import { softSkillTexts } from '#quizzes/content/soft-skill-texts.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { roundShares } from '#quizzes/rules/culture/culture-comparison.ts';
import { cultureKeys, type CultureResult } from '#quizzes/rules/culture/culture.ts';
import { personalityStyles, traitsOfStyle } from '#quizzes/rules/personality/personality-traits.ts';
import type { PersonalityResult } from '#quizzes/rules/personality/personality.ts';
import type { PictureTone } from '#quizzes/rules/pictures/picture.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';
import { type SoftSkill, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';
import type { SoftSkillsResult } from '#quizzes/rules/soft-skills/soft-skills.ts';

/** One figure of a result: shared by bars, radar corners and table rows. */
export interface Figure<Key extends string = string> {
  readonly key: Key;
  readonly name: BilingualText;
  /** Drawn fraction, 0 to 1. */
  readonly value: number;
  readonly shown: number;
  readonly unit: 'percent' | 'points';
  readonly tone: PictureTone;
  /** Whether it is highlighted. */
  readonly strong: boolean;
}

/** The four styles: drawn on the scale whose middle is "chosen as often as refused", labelled with shares that add up to 100 %. */
export function styleFigures({ styles, principal, complementary }: PersonalityResult) {
  return personalityStyles.map((style) => ({
    key: style,
    name: personalityStyleTexts[style].name,
    tone: style,
    unit: 'percent' as const,
    value: styles[style].bar,
    shown: Math.round(styles[style].share * 100),
    strong: style === principal || style === complementary,
  })) satisfies Figure[];
}

/** The fraction of the scale from which a characteristic is highlighted: chosen clearly more often than refused. */
const STRONG_TRAIT = 0.7;

/** The twenty characteristics, grouped by style. */
export function traitFigures({ traits }: PersonalityResult) {
  return personalityStyles.flatMap((style) =>
    traitsOfStyle[style].map((trait) => ({
      key: trait,
      name: personalityTraitNames[trait],
      tone: style,
      unit: 'percent' as const,
      value: traits[trait],
      shown: Math.round(traits[trait] * 100),
      strong: traits[trait] >= STRONG_TRAIT,
    })),
  ) satisfies Figure[];
}

/** Equal shares are 25, so a scale to 100 would make every culture look small. The scale grows with a larger share. */
const CULTURE_SCALE = 50;

export function cultureFigures({ shares, dominant }: CultureResult) {
  const whole = roundShares(shares);
  const scale = Math.max(CULTURE_SCALE, ...Object.values(shares));
  return cultureKeys.map((culture) => ({
    key: culture,
    name: cultureTypes[culture].name,
    tone: 'series' as const,
    unit: 'percent' as const,
    value: shares[culture] / scale,
    shown: whole[culture],
    strong: culture === dominant,
  })) satisfies Figure[];
}

export function softSkillFigures(result: SoftSkillsResult): Figure<SoftSkill>[] {
  const highest = Math.max(...softSkills.map((skill) => result[skill]));
  return softSkills.map((skill) => ({
    key: skill,
    name: softSkillTexts[skill].name,
    tone: 'series',
    unit: 'points',
    value: result[skill] / 100,
    shown: result[skill],
    strong: result[skill] === highest,
  }));
}

/** "36%", "62.5". */
export function figureText({ shown, unit }: Pick<Figure, 'shown' | 'unit'>, language: Language): string {
  return unit === 'percent'
    ? `${shown}%`
    : new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(shown);
}
