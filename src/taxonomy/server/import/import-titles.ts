import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { LineRefused, readOccupation, readOccupationLabel } from '#taxonomy/rules/import-line.ts';
import { professions } from '../tables.ts';
import { type LabelRow, writeLabels, writeProfessions } from '../write-taxonomy.ts';
import { eachBatch } from './each-batch.ts';
import type { ImportReport } from './import-report.ts';
import { FirstLines, type KnownProfessions } from './known-rows.ts';
import type { ReadLines } from './read-tsv.ts';

const source = 'import' as const;

interface Imported {
  readonly id: string;
  readonly titlePt: string;
  readonly titleEn: string;
}
/** Imported occupations by external id. */
export type Titles = ReadonlyMap<string, Imported>;

export async function importOccupationLines(
  database: Database,
  read: ReadLines,
  report: ImportReport,
  known: KnownProfessions,
): Promise<Titles> {
  const titles = new Map<string, Imported>();
  const seen = new FirstLines();
  type Occupation = ReturnType<typeof readOccupation> & { id: string; claims: boolean };
  await eachBatch(read, report, 'occupations', readOccupation, accept, write);
  return titles;

  function accept(occupation: ReturnType<typeof readOccupation>, line: number): Occupation | null {
    if (!seen.isNew(occupation.externalId, JSON.stringify(occupation), line)) return null;
    const resolved = known.resolve(occupation);
    const { titlePt, titleEn } = occupation;
    titles.set(occupation.externalId, { id: resolved.id, titlePt, titleEn });
    return { ...occupation, ...resolved };
  }

  async function write(batch: Occupation[]): Promise<number> {
    let changed = 0;
    for (const { id, externalId } of batch.filter((occupation) => occupation.claims)) {
      const claimed = await database
        .update(professions)
        .set({ externalId })
        .where(and(eq(professions.id, id), isNull(professions.externalId)))
        .returning({ id: professions.id });
      changed += claimed.length;
    }
    const rows = batch.map(({ id, externalId, titlePt, titleEn, group }) => ({
      id,
      externalId,
      titlePt,
      titleEn,
      group,
      source,
    }));
    const claimed = new Set(batch.filter((occupation) => occupation.claims).map((occupation) => occupation.id));
    changed += await writeProfessions(
      database,
      rows.filter((row) => !claimed.has(row.id)),
    );
    await writeLabels(
      database,
      rows.flatMap(({ id, titlePt, titleEn }): LabelRow[] => [
        { professionId: id, language: 'pt', label: titlePt, kind: 'title', source },
        { professionId: id, language: 'en', label: titleEn, kind: 'title', source },
      ]),
    );
    return changed;
  }
}

export async function importLabels(
  database: Database,
  read: ReadLines,
  report: ImportReport,
  titles: Titles,
): Promise<void> {
  const seen = new FirstLines();
  await eachBatch(read, report, 'occupationLabels', readOccupationLabel, accept, async (batch) => {
    await writeLabels(
      database,
      batch.flatMap((pair) => pair.slice(1)),
    );
    return writeLabels(
      database,
      batch.flatMap((pair) => pair.slice(0, 1)),
    );
  });

  function accept({ externalId, language, labels }: ReturnType<typeof readOccupationLabel>, line: number) {
    const { id, titlePt, titleEn } = occupationOf(titles, externalId);
    const title = foldText(language === 'pt' ? titlePt : titleEn);
    const rows = labels
      .filter((label) => seen.isNew(`${id}:${language}:${label}`, '', line))
      .map((label): LabelRow => {
        const kind = foldText(label) === title ? 'title' : 'alias';
        return { professionId: id, language, label, kind, source };
      });
    return rows.length === 0 ? null : rows;
  }
}

export function occupationOf(titles: Titles, externalId: string): Imported {
  const occupation = titles.get(externalId);
  if (!occupation) throw new LineRefused(`the occupation "${externalId}" is not among the imported ones`);
  return occupation;
}
