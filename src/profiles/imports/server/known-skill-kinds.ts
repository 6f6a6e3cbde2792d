import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SkillKind } from '#profiles/rules/profile.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { skills } from '#taxonomy/server/tables.ts';

const MAXIMUM_NAMES = 1_000;

/** The taxonomy's kind of a skill with this name, in either language; undefined for an unknown name. */
export async function knownSkillKinds(
  database: Database,
  names: readonly string[],
): Promise<(name: string) => SkillKind | undefined> {
  const folded = [...new Set(names.map(foldText))].slice(0, MAXIMUM_NAMES);
  const list = sql`(${sql.join(
    folded.map((name) => sql`${name}`),
    sql`, `,
  )})`;
  const found = await database
    .select({ key: skills.key, labelPt: skills.labelPt, labelEn: skills.labelEn, kind: skills.kind })
    .from(skills)
    .where(
      or(
        inArray(skills.key, folded),
        sql`fold_text(${skills.labelPt}) in ${list}`,
        sql`fold_text(${skills.labelEn}) in ${list}`,
      ),
    )
    // The own catalogue last: it wins where both know the name.
    .orderBy(sql`${skills.source} = 'ponte'`);
  const kinds = new Map<string, SkillKind>();
  for (const skill of found) {
    for (const name of [skill.labelEn, skill.labelPt, skill.key]) kinds.set(foldText(name), skill.kind);
  }
  return (name) => kinds.get(foldText(name));
}
