import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { ProfessionGroup, SkillKind } from '#taxonomy/rules/taxonomy-terms.ts';
import { professionLabels, professionSkills, professions, relatedProfessions, skills } from './tables.ts';

export type Language = 'pt' | 'en';
export interface ProfessionTitle {
  id: string;
  jobTitle: string;
  group: ProfessionGroup;
}

export const skillsOfProfessionLimit = 200;
export const relatedProfessionsLimit = 20;

export function titleIn(language: Language): SQL<string> {
  return sql<string>`${language === 'pt' ? professions.titlePt : professions.titleEn}`;
}

/** Professions with their title in the given language, sorted by title. */
export function listProfessions(database: Database, language: Language, limit: number): Promise<ProfessionTitle[]> {
  const title = titleIn(language);
  return database
    .select({ id: professions.id, jobTitle: title, group: professions.group })
    .from(professions)
    .where(sql`exists (select from ${professionLabels} where ${professionLabels.professionId} = ${professions.id})`)
    .orderBy(sql`fold_text(${title})`)
    .limit(limit);
}

/** The profession with exactly this name, in any language; titles before aliases, the own catalogue before imports. */
export async function professionNamed(
  database: Database,
  name: string,
  language: Language,
): Promise<ProfessionTitle | undefined> {
  const [profession] = await database
    .select({ id: professions.id, jobTitle: titleIn(language), group: professions.group })
    .from(professionLabels)
    .innerJoin(professions, eq(professions.id, professionLabels.professionId))
    .where(sql`fold_text(${professionLabels.label}) = fold_text(${name})`)
    .orderBy(
      sql`${professionLabels.kind} = 'title' desc, ${professions.source} = 'ponte' desc, ${professionLabels.language} = ${language} desc`,
      professions.id,
    )
    .limit(1);
  return profession;
}

/** All five kinds together, highest weight first. */
export function skillsOfProfession(database: Database, professionId: string, language: Language) {
  return database
    .select({
      skill: skills.name,
      label: language === 'pt' ? skills.labelPt : skills.labelEn,
      kind: professionSkills.kind,
      weight: professionSkills.weight,
    })
    .from(professionSkills)
    .innerJoin(skills, eq(skills.id, professionSkills.skillId))
    .where(eq(professionSkills.professionId, professionId))
    .orderBy(desc(professionSkills.weight), sql`${professionSkills.source} = 'ponte' desc`, skills.key)
    .limit(skillsOfProfessionLimit);
}

export function professionsRelatedTo(database: Database, professionId: string, language: Language) {
  return database
    .select({
      id: professions.id,
      jobTitle: titleIn(language),
      group: professions.group,
      score: relatedProfessions.score,
    })
    .from(relatedProfessions)
    .innerJoin(professions, eq(professions.id, relatedProfessions.relatedId))
    .where(eq(relatedProfessions.professionId, professionId))
    .orderBy(desc(relatedProfessions.score), professions.id)
    .limit(relatedProfessionsLimit);
}

/** The skills used by most professions. */
export function mostUsedSkills(database: Database, language: Language, kind: SkillKind | undefined, limit: number) {
  const uses = database
    .select({ skillId: professionSkills.skillId, count: sql<number>`count(*)`.as('uses') })
    .from(professionSkills)
    .groupBy(professionSkills.skillId)
    .as('uses');
  return database
    .select({ skill: skills.name, label: language === 'pt' ? skills.labelPt : skills.labelEn, kind: skills.kind })
    .from(uses)
    .innerJoin(skills, eq(skills.id, uses.skillId))
    .where(kind ? eq(skills.kind, kind) : undefined)
    .orderBy(sql`${skills.source} = 'ponte' desc`, desc(uses.count), skills.key)
    .limit(limit);
}
