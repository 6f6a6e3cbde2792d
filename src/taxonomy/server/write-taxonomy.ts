import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/connection.ts';
import { rowsAsJson } from '#platform/db/rows-as-json.ts';
import { professionLabels, professionSkills, professions, relatedProfessions, skills } from './tables.ts';

const chunkLength = 5_000;

export type ProfessionRow = typeof professions.$inferInsert;
export type LabelRow = typeof professionLabels.$inferInsert;
export type SkillRow = typeof skills.$inferInsert;
export type SkillLinkRow = typeof professionSkills.$inferInsert;
export type RelationRow = typeof relatedProfessions.$inferInsert;

/*
 * Each function inserts new rows, updates changed ones and returns how many rows that were. Imports never overwrite the own
 * catalogue. The rows of one call must not repeat a key.
 */

export function writeProfessions(database: Database, rows: readonly ProfessionRow[]): Promise<number> {
  const set = { titlePt: professions.titlePt, titleEn: professions.titleEn, group: professions.group };
  return inChunks(rows, (chunk) =>
    database
      .insert(professions)
      .select(rowsAsJson(professions, chunk))
      .onConflictDoUpdate({ target: professions.id, ...replacing(professions, { ...set, source: professions.source }) })
      .returning({ id: professions.id }),
  );
}

export function writeLabels(database: Database, rows: readonly LabelRow[]): Promise<number> {
  return inChunks(rows, (chunk) =>
    database
      .insert(professionLabels)
      .select(rowsAsJson(professionLabels, chunk))
      .onConflictDoUpdate({
        target: [professionLabels.professionId, professionLabels.language, professionLabels.label],
        ...replacing(professionLabels, { kind: professionLabels.kind, source: professionLabels.source }),
      })
      .returning({ id: professionLabels.professionId }),
  );
}

export function writeSkills(database: Database, rows: readonly SkillRow[]): Promise<number> {
  const set = { name: skills.name, labelPt: skills.labelPt, labelEn: skills.labelEn, kind: skills.kind };
  return inChunks(rows, (chunk) =>
    database
      .insert(skills)
      .select(rowsAsJson(skills, chunk))
      .onConflictDoUpdate({ target: skills.id, ...replacing(skills, { ...set, source: skills.source }) })
      .returning({ id: skills.id }),
  );
}

export function writeSkillLinks(database: Database, rows: readonly SkillLinkRow[]): Promise<number> {
  const set = { kind: professionSkills.kind, weight: professionSkills.weight, source: professionSkills.source };
  return inChunks(rows, (chunk) =>
    database
      .insert(professionSkills)
      .select(rowsAsJson(professionSkills, chunk))
      .onConflictDoUpdate({
        target: [professionSkills.professionId, professionSkills.skillId],
        ...replacing(professionSkills, set),
      })
      .returning({ id: professionSkills.skillId }),
  );
}

export function writeRelations(database: Database, rows: readonly RelationRow[]): Promise<number> {
  const set = { score: relatedProfessions.score, source: relatedProfessions.source };
  return inChunks(rows, (chunk) =>
    database
      .insert(relatedProfessions)
      .select(rowsAsJson(relatedProfessions, chunk))
      .onConflictDoUpdate({
        target: [relatedProfessions.professionId, relatedProfessions.relatedId],
        ...replacing(relatedProfessions, set),
      })
      .returning({ id: relatedProfessions.relatedId }),
  );
}

/** Updates the given columns where they differ, except when an import meets a row of the own catalogue. */
function replacing(table: PgTable & { source: AnyPgColumn }, columns: Record<string, AnyPgColumn>) {
  const list = Object.values(columns);
  const present = sql.join(
    list.map((column) => sql`${column}`),
    sql`, `,
  );
  const coming = sql.join(list.map(excluded), sql`, `);
  return {
    set: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, excluded(column)])),
    setWhere: sql`(excluded.source = 'ponte' or ${table.source} = 'import') and (${present}) is distinct from (${coming})`,
  };
}

function excluded(column: AnyPgColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => PromiseLike<unknown[]>): Promise<number> {
  let changed = 0;
  for (let start = 0; start < rows.length; start += chunkLength) {
    changed += (await write(rows.slice(start, start + chunkLength))).length;
  }
  return changed;
}
