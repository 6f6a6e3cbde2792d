import type { Database } from '#platform/db/connection.ts';
import { coreTitle } from '#taxonomy/rules/core-title.ts';
import { type SkillKind, skillKinds } from '#taxonomy/rules/taxonomy-terms.ts';
import { taxonomyErrors } from '#taxonomy/errors.ts';
import {
  type Language,
  professionNamed,
  professionsRelatedTo,
  type ProfessionTitle,
  skillsOfProfession,
} from './queries.ts';
import { closestProfession } from './suggest-professions.ts';

export interface WeighedSkill {
  /** As stored in profiles and vacancies. */
  skill: string;
  /** In the caller's language. */
  label: string;
  weight: number;
}

export type SkillsByKind = Record<SkillKind, WeighedSkill[]>;

/** One profession by its title or alias. Throws `taxonomy.professionNotFound`. */
export async function readProfession(
  database: Database,
  input: { jobTitle: string; language: Language; related?: boolean | undefined; points?: boolean | undefined },
) {
  const { language } = input;
  const profession = await professionNamed(database, input.jobTitle, language);
  if (!profession) throw taxonomyErrors.professionNotFound();
  const tags = await skillsOfProfession(database, profession.id, language);
  const related = input.related ? await professionsRelatedTo(database, profession.id, language) : undefined;
  return {
    jobTitle: profession.jobTitle,
    type: profession.group,
    skillTags: tags.map((tag) => tag.label),
    related: related?.map(({ jobTitle, group, score }) => ({ jobTitle, type: group, score })),
    skillPoints: input.points ? tags.map((tag) => ({ ...tag, points: Math.round(tag.weight * 100) })) : undefined,
  };
}

/** The profession of a typed title: an exact match, one without the level, or the closest spelling. */
export async function recogniseProfession(
  database: Database,
  name: string,
  language: Language,
): Promise<ProfessionTitle | undefined> {
  const core = coreTitle(name);
  return (
    (await professionNamed(database, name, language)) ??
    (await professionNamed(database, core, language)) ??
    (await closestProfession(database, core, language))
  );
}

/** The skills of the profession with this name, highest weight first within each kind. */
export async function skillsByKind(
  database: Database,
  name: string,
  language: Language,
): Promise<{ profession: ProfessionTitle | undefined; skills: SkillsByKind }> {
  const profession = await recogniseProfession(database, name, language);
  const found = profession ? await skillsOfProfession(database, profession.id, language) : [];
  const skills = Object.fromEntries(
    skillKinds.map((kind) => [
      kind,
      found.filter((skill) => skill.kind === kind).map(({ skill, label, weight }) => ({ skill, label, weight })),
    ]),
  ) as SkillsByKind;
  return { profession, skills };
}
