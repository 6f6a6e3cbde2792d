import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import type { PersonalityTrait } from '#quizzes/rules/personality/personality-traits.ts';

export const personalityMarks = ['most', 'least'] as const;
export type PersonalityMark = (typeof personalityMarks)[number];

/** A step that is being answered. */
export type PersonalityDraft = Readonly<Partial<Record<PersonalityMark, PersonalityTrait>>>;

/** Parses the saved draft of a step; marks of unknown phrases are dropped. */
export function readPersonalityDraft(step: number, kept: unknown): PersonalityDraft {
  if (typeof kept !== 'object' || kept === null) return {};
  const marks = kept as Partial<Record<PersonalityMark, unknown>>;
  const found = personalityMarks.flatMap((mark) => {
    const phrase = personalitySteps[step]?.find(({ trait }) => trait === marks[mark]);
    return phrase ? [[mark, phrase.trait] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Marks a phrase. A phrase has one mark: a new one replaces the other. */
export function markPhrase(draft: PersonalityDraft, mark: PersonalityMark, trait: PersonalityTrait): PersonalityDraft {
  const other = mark === 'most' ? 'least' : 'most';
  const kept = draft[other];
  return { [mark]: trait, ...(kept && kept !== trait && { [other]: kept }) };
}
