import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { cloneDatabase, type Template, type TestDatabase } from './template-database.ts';

const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations');

interface Journal {
  entries: { tag: string }[];
}

/** A database in the state of an older version of the product: migrated up to and including one migration, and filled by `fill`. */
export async function createOldDatabase(
  template: Template,
  lastMigration: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<TestDatabase> {
  const clone = await cloneDatabase({ ...template, name: 'template1' });
  const folder = await mkdtemp(join(tmpdir(), 'ponte-old-'));
  const client = new pg.Client({ connectionString: clone.connectionString });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
    const last = journal.entries.findIndex(({ tag }) => tag === lastMigration);
    if (last < 0) throw new Error(`There is no migration ${lastMigration}.`);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    await client.connect();
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: folder });
    await fill(client);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
  return clone;
}

/** The names of all tables whose rows contain a text, including the queue's tables. */
export async function tablesWithText(client: pg.Client, text: string): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(
      `select 1 from ${name} as entry where strpos(entry::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
