import { and, desc, eq, inArray } from 'drizzle-orm';
import { dataExports } from '#own-data/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function findLatestExport(database: Database, userId: string): Promise<ExportRow | null> {
  const [latest] = await database
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return latest ?? null;
}

export async function findExport(database: Database, userId: string, id: string): Promise<ExportRow | null> {
  const [found] = await database
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId)));
  return found ?? null;
}

/** Updates an unfinished export; null when it is finished. */
export async function changeUnfinished(
  database: Database,
  id: string,
  values: Partial<typeof dataExports.$inferInsert>,
): Promise<ExportRow | null> {
  const [changed] = await database
    .update(dataExports)
    .set(values)
    .where(and(eq(dataExports.id, id), inArray(dataExports.state, ['queued', 'running'])))
    .returning();
  return changed ?? null;
}

/** Erases every export of a person with its file, including running ones: their job then has no row to write to. */
export async function eraseExports(transaction: Database, userId: string): Promise<void> {
  const erased = await transaction
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ fileKey: dataExports.fileKey });
  await releaseFiles(
    transaction,
    erased.flatMap(({ fileKey }) => fileKey ?? []),
  );
}
