import { readMigrationFiles } from 'drizzle-orm/migrator';
import {
  migrationsFolder,
  ownLastMigration,
  readLastMigration,
  refuseNewerSchema,
} from '#platform/db/applied-migrations.ts';
import { connectClient, type MonitoredClient } from '#platform/db/monitored-client.ts';
import { applySqlPrograms, readSqlPrograms } from '#platform/db/sql-programs.ts';

const MIGRATION_LOCK = 7_205_001;
/** At start the product's modules load meanwhile, in steps that take seconds on a slow machine. */
const CONNECT_TIMEOUT_MS = 20_000;

/**
 * Applies missing migrations and changed SQL programs once, however many instances start together: the others wait for the lock and
 * find nothing to do. `onAllowed` is called as soon as it is clear that this version of the product may use the database, and says
 * whether nobody has used it before.
 */
export async function migrate(connectionString: string, onAllowed: (isNew: boolean) => void = () => {}): Promise<void> {
  const client = await connectClient(connectionString, 'ponte-migration', CONNECT_TIMEOUT_MS);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await client.query('set client_min_messages = warning');
    const last = await readLastMigration(client);
    const applying = applyMigrations(client, last);
    onAllowed(last === 0);
    await applying;
    await applySqlPrograms(client, await readSqlPrograms(), ownLastMigration());
  } finally {
    await client.end();
  }
}

/**
 * What drizzle's own migrator does, and into its table, but sent as one text: six hundred round trips are a third of the time of a first
 * start. PostgreSQL runs such a text in one transaction.
 */
async function applyMigrations(client: MonitoredClient, last: number): Promise<void> {
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
  if (missing.length === 0) return;
  const statements = missing.flatMap(({ sql, hash, folderMillis }) => [
    ...sql,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
  ]);
  const table = 'drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)';
  const text = ['create schema if not exists drizzle', `create table if not exists ${table}`, ...statements];
  await client.query(text.join('\n;\n'));
}
