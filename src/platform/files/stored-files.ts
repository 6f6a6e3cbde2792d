import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { BaseLogger } from 'pino';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { withoutMark } from '#platform/db/idempotent-database.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { type FileStore, type FileToStore, isFileKey, newFileKey } from '#platform/files/file-store.ts';

const BATCH = 100;

export interface StoredFile {
  stream: Readable;
  mediaType: string;
  sizeBytes: number;
}

/**
 * Stores the bytes. The row is written before them, and both are purged within a day unless `retainFile` follows in the transaction
 * that uses the file, so that a failure half-way leaves nothing behind.
 */
export async function storeFile(
  database: Database,
  store: FileStore,
  file: FileToStore & { kind: string },
): Promise<string> {
  const key = newFileKey();
  const { kind, mediaType, sizeBytes } = file;
  const expiresAt = sql`${clockTime} + interval '1 day'`;
  try {
    await withoutMark(database).insert(storedFiles).values({ key, kind, mediaType, sizeBytes, expiresAt });
    await store.put(key, file);
  } catch (problem) {
    if (file.bytes instanceof Readable) file.bytes.destroy();
    throw problem;
  }
  return key;
}

/** Marks the file as used: until a moment, or (null) until it is released. */
export async function retainFile(transaction: Database, key: string, expiresAt: Date | null = null): Promise<void> {
  await transaction.update(storedFiles).set({ expiresAt }).where(eq(storedFiles.key, key));
}

/** Releases files that are no longer used: they cannot be read from now on, and their bytes are removed by the next sweep. */
export async function releaseFiles(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .update(storedFiles)
    .set({ expiresAt: sql`${clockTime}` })
    .where(inArray(storedFiles.key, [...keys]));
}

/** Null when there is no such file of that kind, or it has expired. */
export async function openFile(
  database: Database,
  store: FileStore,
  { key, kind }: { key: string; kind: string },
): Promise<StoredFile | null> {
  if (!isFileKey(key)) return null;
  const lasting = or(isNull(storedFiles.expiresAt), gt(storedFiles.expiresAt, sql`${clockTime}`));
  const [row] = await database
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), eq(storedFiles.kind, kind), lasting));
  const stream = row && (await store.get(key));
  return stream ? { stream, mediaType: row.mediaType, sizeBytes: row.sizeBytes } : null;
}

/** Removes expired files, bytes before rows. A failed one is left for the next sweep and does not block the others. */
export async function purgeFiles(database: Database, store: FileStore, log: Pick<BaseLogger, 'warn'>): Promise<void> {
  let last = '';
  for (;;) {
    const due = await database
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(and(lt(storedFiles.expiresAt, sql`${clockTime}`), gt(storedFiles.key, last)))
      .orderBy(storedFiles.key)
      .limit(BATCH);
    for (const { key } of due) {
      try {
        await store.remove(key);
        await database.delete(storedFiles).where(eq(storedFiles.key, key));
      } catch (problem) {
        log.warn({ problem: describeProblem(problem) }, 'file not removed');
      }
    }
    if (due.length < BATCH) return;
    last = due.at(-1)!.key;
  }
}
