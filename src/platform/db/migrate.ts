import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder, refuseNewerSchema } from '#platform/db/applied-migrations.ts';
import { connectClient } from '#platform/db/monitored-client.ts';
import { applySqlPrograms, readSqlPrograms } from '#platform/db/sql-programs.ts';

const MIGRATION_LOCK = 7_205_001;

/**
 * Applies missing migrations and changed SQL programs once, however many instances start together: the others wait for the lock and
 * find nothing to do.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = await connectClient(connectionString, 'ponte-migration');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await client.query('set client_min_messages = warning');
    await applyMigrations(drizzle(client), { migrationsFolder });
    await applySqlPrograms(client, await readSqlPrograms());
  } finally {
    await client.end();
  }
}
