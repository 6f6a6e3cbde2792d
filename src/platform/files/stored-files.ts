import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { BaseLogger } from 'pino';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { type FileStore, type FileToStore, isFileKey, newFileKey } from '#platform/files/file-store.ts';

const BATCH = 100;

export interface StoredFile {
  stream: Readable;
  mediaType: string;
  sizeBytes: number;
}

/**
 * Puts the bytes into the store. Its row is there before them, and both go by themselves within a day
 * unless `keepFile` follows in the transaction that uses the file: nothing that failed half-way stays behind.
 */
export async function storeFile(
  database: Database,
  store: FileStore,
  file: FileToStore & { kind: string },
): Promise<string> {
  const key = newFileKey();
  const { kind, mediaType, sizeBytes } = file;
  const expiresAt = sql`${clockTime} + interval '1 day'`;
  await database.insert(storedFiles).values({ key, kind, mediaType, sizeBytes, expiresAt });
  await store.put(key, file);
  return key;
}

/** The file is used from now on: until a moment, or (null) until it is released. */
export async function keepFile(transaction: Database, key: string, expiresAt: Date | null = null): Promise<void> {
  await transaction.update(storedFiles).set({ expiresAt }).where(eq(storedFiles.key, key));
}

/** Nobody uses the files any more: they cannot be read from now on, and their bytes go with the next sweep. */
export async function releaseFiles(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .update(storedFiles)
    .set({ expiresAt: sql`${clockTime}` })
    .where(inArray(storedFiles.key, [...keys]));
}

/** Null when there is none of that kind, or its time is over. */
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

/** Removes the files whose time is over, bytes before rows. One that fails stays for the next time and keeps no other waiting. */
export async function forgetFiles(database: Database, store: FileStore, log: Pick<BaseLogger, 'warn'>): Promise<void> {
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
        log.warn({ problem }, 'file not removed');
      }
    }
    if (due.length < BATCH) return;
    last = due.at(-1)!.key;
  }
}
