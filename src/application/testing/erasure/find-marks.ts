import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { MARK } from '#platform/testing/planting.ts';

interface Column {
  [key: string]: unknown;
  schema: string;
  name: string;
  column: string;
  type: string;
}

/** Columns that can contain words: text of every kind, documents, lists of texts, bytes. */
export async function listWordColumns(database: Database): Promise<Column[]> {
  const { rows } = await database.execute<Column>(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar', 'bytea', 'tsvector', 'tsquery')
    order by 1, 2, 3`);
  return rows;
}

/** Where in the whole database, the queue's tables included, a mark is found: `schema.table.column: what`. */
export async function findMarks(database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, name, column, type } of await listWordColumns(database)) {
    const value = sql.identifier(column);
    const words = type === 'bytea' ? sql`encode(${value}, 'escape')` : sql`${value}::text`;
    const { rows } = await database.execute<{ words: string }>(
      sql`select distinct substring(${words} from ${`${MARK}[a-z-]+`}) as words from ${sql.identifier(schema)}.${sql.identifier(name)} where ${words} ilike ${`%${MARK}%`}`,
    );
    found.push(...rows.map((row: { words: string }) => `${schema}.${name}.${column}: ${row.words}`));
  }
  return found;
}

/** The files of a folder store that contain a mark. */
export async function findMarkedFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return files.filter((_, index) => contents[index]!.includes(MARK));
}
