import { is, SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';

/** Long enough that no encrypted text contains it by chance. */
export const MARK = 'planted-mark-';
export const markOf = (table: string, column: string) => `${MARK}${table}-${column}`.replaceAll('_', '-');

/** Whose words are planted, and where others wrote of the person. A room whose planting others build on extends this. */
export interface ErasureScene {}

export type Planting = ReturnType<typeof plantInto>;
export type PlantWords = (planting: Planting, scene: ErasureScene) => Promise<void>;

/** Writes words and names of a person wherever the room keeps any, as marks that a test looks for after the erasure. */
export interface PlantedWords {
  ofAnyone: PlantWords | null;
  ofProfessional: PlantWords | null;
  ofCompanyUser: PlantWords | null;
}

/** Writes rows whose words are marks, one for each table and column, and remembers which columns hold one. */
export function plantInto(database: Database, files: FileStore) {
  const planted = new Set<string>();
  let storedFiles = 0;

  function note(table: string, values: Record<string, unknown>): void {
    for (const [column, value] of Object.entries(values))
      if (!is(value, SQL) && JSON.stringify(value).toLowerCase().includes(MARK)) planted.add(`${table}.${column}`);
  }
  const asParameter = (value: unknown) =>
    value !== null && typeof value === 'object' && !(value instanceof Date) && !Array.isArray(value)
      ? JSON.stringify(value)
      : value instanceof Date
        ? value.toISOString()
        : value;

  return {
    planted,
    countFiles: () => storedFiles,
    /** Stores a file of marked content; returns its key. */
    store: async (kind: string): Promise<string> => {
      const bytes = Buffer.from(markOf('stored_files', kind));
      const key = await storeFile(database, files, { kind, mediaType: 'text/plain', bytes, sizeBytes: bytes.length });
      await retainFile(database, key);
      storedFiles += 1;
      return key;
    },
    /** Inserts a row of facts and marked columns. */
    insert: async (table: string, facts: Record<string, unknown>, words: readonly string[] = []): Promise<void> => {
      const marks = Object.fromEntries(words.map((column) => [column, markOf(table, column)]));
      const values = { ...facts, ...marks };
      note(table, values);
      const columns = sql.join(Object.keys(values).map(sql.identifier), sql`, `);
      const parameters = sql.join(
        Object.values(values).map((value) => (is(value, SQL) ? value : sql`${sql.param(asParameter(value))}`)),
        sql`, `,
      );
      await database.execute(sql`insert into ${sql.identifier(table)} (${columns}) values (${parameters})`);
    },
    /** Marks existing rows; throws when there is none. */
    update: async (
      table: string,
      where: SQL,
      words: readonly string[],
      facts: Record<string, unknown> = {},
    ): Promise<void> => {
      const marks = Object.fromEntries(words.map((column) => [column, markOf(table, column)]));
      const values = { ...facts, ...marks };
      note(table, values);
      const sets = Object.entries(values).map(
        ([column, value]) => sql`${sql.identifier(column)} = ${sql.param(asParameter(value))}`,
      );
      const { rowCount } = await database.execute(
        sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where ${where}`,
      );
      if (!rowCount) throw new Error(`No row of ${table} to plant words in.`);
    },
  };
}
