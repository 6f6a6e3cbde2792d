import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { type CatalogueRows, prepareCatalogue } from './prepare-catalogue.ts';
import { professionLabels, professionSkills, relatedProfessions, taxonomyState } from './tables.ts';
import { writeLabels, writeProfessions, writeRelations, writeSkillLinks, writeSkills } from './write-taxonomy.ts';

const ownRows = [professionLabels, professionSkills, relatedProfessions] as const;

/**
 * Loads the own catalogue into the database, once per content: safe at every start and from several processes at once. Imported
 * rows are unchanged. Returns whether anything was written.
 */
export async function loadCatalogue(
  database: Database,
  { contentHash, rows } = prepareCatalogue(),
): Promise<{ loaded: boolean }> {
  if ((await loadedHash(database)) === contentHash) return { loaded: false };
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('taxonomy'))`);
    if ((await loadedHash(transaction)) === contentHash) return { loaded: false };
    await writeCatalogue(transaction, rows());
    await transaction
      .insert(taxonomyState)
      .values({ id: 1, contentHash })
      .onConflictDoUpdate({ target: taxonomyState.id, set: { contentHash, loadedAt: sql`now()` } });
    return { loaded: true };
  });
}

async function writeCatalogue(database: Database, rows: CatalogueRows): Promise<void> {
  for (const table of ownRows) await database.delete(table).where(eq(table.source, 'ponte'));
  await writeProfessions(database, rows.professions);
  await writeSkills(database, rows.skills);
  await writeLabels(database, rows.labels);
  await writeSkillLinks(database, rows.skillLinks);
  await writeRelations(database, rows.relations);
}

async function loadedHash(database: Database): Promise<string | undefined> {
  const [state] = await database.select({ contentHash: taxonomyState.contentHash }).from(taxonomyState).limit(1);
  return state?.contentHash;
}
