import type { PersonalityAnswer } from '#quizzes/rules/personality/personality.ts';
import type { PersonalityTrait } from '#quizzes/rules/personality/personality-traits.ts';

export interface TraitMarks {
  readonly most: number;
  readonly least: number;
}

/** How often each characteristic was chosen as most and as least like the person: its figure is (most − least + 5) ÷ 10. */
export function countTraitMarks(answers: readonly PersonalityAnswer[]): ReadonlyMap<PersonalityTrait, TraitMarks> {
  const marks = new Map<PersonalityTrait, TraitMarks>();
  const add = (trait: PersonalityTrait, more: TraitMarks) => {
    const { most, least } = marks.get(trait) ?? { most: 0, least: 0 };
    marks.set(trait, { most: most + more.most, least: least + more.least });
  };
  for (const { most, least } of answers) {
    add(most, { most: 1, least: 0 });
    add(least, { most: 0, least: 1 });
  }
  return marks;
}
