import type { SignedInContext } from '#platform/http/request-context.ts';
import { askModelForSkills } from './ask-model-for-skills.ts';
import { skillsByKind } from './read-profession.ts';

/** Suggestions from the configured language model or, without a usable answer, from the taxonomy's statistics. */
export async function suggestSkillsOfProfession(
  { database, language, now, languageModel }: SignedInContext,
  professionName: string,
) {
  const [{ profession, skills }, named] = await Promise.all([
    skillsByKind(database, professionName, language),
    languageModel && askModelForSkills(languageModel, { professionName, language, now }),
  ]);
  return {
    source: named ? ('model' as const) : ('taxonomy' as const),
    profession: profession ? { jobTitle: profession.jobTitle, type: profession.group } : null,
    ...(named ?? skills),
  };
}
