import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { type ImportFile, importFiles } from '#taxonomy/rules/import-line.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { importLinks, importRelations, readSkillLabels } from './import-links.ts';
import { ImportReport, type RefusedLine } from './import-report.ts';
import { KnownProfessions, KnownSkills } from './known-rows.ts';
import { importLabels, importOccupationLines } from './import-titles.ts';
import { ImportFailed, type ReadLines, readTsv } from './read-tsv.ts';

export interface ImportOptions {
  readonly dryRun?: boolean;
  readonly onRefused?: (line: RefusedLine) => void;
  /** Fraction of the bytes read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

class DryRunEnds extends Error {}

const required: readonly ImportFile[] = ['occupations', 'occupationSkills'];

/**
 * Imports the taxonomy in `directory` in one transaction: all valid lines, or none when it fails or is a dry run. Adds and updates
 * by external id, never deletes; rows of the own catalogue are unchanged.
 */
export async function importOccupations(
  database: Database,
  directory: string,
  { dryRun = false, onRefused, onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport(onRefused);
  const read = fileReader(directory, onProgress);
  try {
    await database.transaction(async (transaction) => {
      await loadCatalogue(transaction);
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('taxonomy'))`);
      await importAll(transaction, read, report);
      if (dryRun) throw new DryRunEnds();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnds)) throw error;
  }
  return report;
}

async function importAll(database: Database, read: ReadLines, report: ImportReport): Promise<void> {
  const knownSkills = await KnownSkills.read(database);
  const titles = await importOccupationLines(database, read, report, await KnownProfessions.read(database));
  await importLabels(database, read, report, titles);
  const labels = await readSkillLabels(read, report);
  await importLinks(database, read, report, { titles, knownSkills, labels });
  await importRelations(database, read, report, titles);
}

function fileReader(directory: string, onProgress: ImportOptions['onProgress']): ReadLines {
  const paths = Object.entries(importFiles).map(
    ([name, { file }]) => [name as ImportFile, join(directory, file)] as const,
  );
  for (const [name, path] of paths) {
    if (required.includes(name) && !existsSync(path)) throw new ImportFailed(`${path} does not exist.`);
  }
  const present = new Map(paths.filter(([, path]) => existsSync(path)));
  const total = [...present.values()].reduce((sum, path) => sum + statSync(path).size, 0);
  let done = 0;
  return async function* read(file) {
    const path = present.get(file);
    if (path === undefined) return;
    yield* readTsv(path, importFiles[file].columns, (count) => onProgress?.(Math.min(1, (done += count) / total)));
  };
}
