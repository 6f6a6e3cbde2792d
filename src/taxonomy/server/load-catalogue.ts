import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { englishSkillNames, type OwnProfession, ownCatalogue } from '#taxonomy/catalogue/own-catalogue.ts';
import { relateProfessions } from '#taxonomy/rules/related-professions.ts';
import { ownProfessionId, skillId, skillKey } from './ids.ts';
import { professionLabels, professionSkills, relatedProfessions, taxonomyState } from './tables.ts';
import {
  type SkillRow,
  writeLabels,
  writeProfessions,
  writeRelations,
  writeSkillLinks,
  writeSkills,
} from './write-taxonomy.ts';

const ponte = 'ponte' as const;
const ownRows = [professionLabels, professionSkills, relatedProfessions] as const;

/**
 * Loads the own catalogue into the database, once per content: safe at every start and from several processes at once. Imported
 * rows are unchanged. Returns whether anything was written.
 */
export async function loadCatalogue(database: Database, catalogue = ownCatalogue()): Promise<{ loaded: boolean }> {
  const contentHash = hashOf(catalogue);
  if ((await loadedHash(database)) === contentHash) return { loaded: false };
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('taxonomy'))`);
    if ((await loadedHash(transaction)) === contentHash) return { loaded: false };
    await writeCatalogue(transaction, catalogue);
    await transaction
      .insert(taxonomyState)
      .values({ id: 1, contentHash })
      .onConflictDoUpdate({ target: taxonomyState.id, set: { contentHash, loadedAt: sql`now()` } });
    return { loaded: true };
  });
}

async function writeCatalogue(database: Database, catalogue: readonly OwnProfession[]): Promise<void> {
  const ids = new Map(catalogue.map(({ slug }) => [slug, ownProfessionId(slug)]));
  const idOf = (slug: string) => ids.get(slug)!;
  for (const table of ownRows) await database.delete(table).where(eq(table.source, ponte));
  await writeProfessions(
    database,
    catalogue.map(({ slug, titlePt, titleEn, group }) => ({
      id: idOf(slug),
      titlePt,
      titleEn,
      group,
      source: ponte,
    })),
  );
  await writeSkills(database, skillRows(catalogue));
  await writeLabels(
    database,
    catalogue.flatMap(({ slug, labels }) =>
      labels.map((label) => ({ ...label, professionId: idOf(slug), source: ponte })),
    ),
  );
  await writeSkillLinks(
    database,
    catalogue.flatMap(({ slug, skills }) =>
      skills.map(({ name, kind, weight }) => ({
        professionId: idOf(slug),
        skillId: skillId(name),
        kind,
        weight,
        source: ponte,
      })),
    ),
  );
  await writeRelations(
    database,
    relateProfessions(catalogue.map(weighed)).map(({ key, relatedKey, score }) => ({
      professionId: idOf(key),
      relatedId: idOf(relatedKey),
      score,
      source: ponte,
    })),
  );
}

function skillRows(catalogue: readonly OwnProfession[]): SkillRow[] {
  const rows = new Map<string, SkillRow>();
  for (const { name, kind } of catalogue.flatMap((profession) => profession.skills)) {
    const labelEn = englishSkillNames[name] ?? name;
    rows.set(skillKey(name), {
      id: skillId(name),
      key: skillKey(name),
      name,
      labelPt: name,
      labelEn,
      kind,
      source: ponte,
    });
  }
  return [...rows.values()];
}

function weighed({ slug, group, skills }: OwnProfession) {
  return { key: slug, group, weights: new Map(skills.map((skill) => [skillKey(skill.name), skill.weight])) };
}

async function loadedHash(database: Database): Promise<string | undefined> {
  const [state] = await database.select({ contentHash: taxonomyState.contentHash }).from(taxonomyState).limit(1);
  return state?.contentHash;
}

function hashOf(catalogue: readonly OwnProfession[]): string {
  return createHash('sha256')
    .update(JSON.stringify([catalogue, englishSkillNames]))
    .digest('hex');
}
