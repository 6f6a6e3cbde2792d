import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { professionSkills, skills } from './tables.ts';

export type SkillWeights = ReadonlyMap<string, number>;

/** The weights of skills (folded names) in professions, 0 to 1; unknown ones are left out. */
export async function findSkillWeights(
  database: Database,
  professionIds: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, SkillWeights>> {
  const found = new Map<string, Map<string, number>>();
  if (professionIds.length === 0 || keys.length === 0) return found;
  const rows = await database
    .select({ professionId: professionSkills.professionId, key: skills.key, weight: professionSkills.weight })
    .from(professionSkills)
    .innerJoin(skills, eq(skills.id, professionSkills.skillId))
    .where(and(inArray(professionSkills.professionId, [...professionIds]), inArray(skills.key, [...keys])));
  for (const { professionId, key, weight } of rows) {
    const ofProfession = found.get(professionId) ?? new Map<string, number>();
    found.set(professionId, ofProfession.set(key, weight));
  }
  return found;
}
