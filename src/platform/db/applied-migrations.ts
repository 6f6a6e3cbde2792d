import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Thrown at start where the database and the product do not fit; the message is a sentence for the operator. */
export class IncompatibleDatabaseError extends Error {
  override name = 'IncompatibleDatabaseError';
}

export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations');

/** The timestamp of this product's newest migration, in milliseconds. */
export function ownLastMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** The timestamp of the newest migration applied to the database; 0 for an empty one. */
export async function readLastMigration(client: pg.Client): Promise<number> {
  const { rows: there } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as table`,
  );
  if (!there[0]?.table) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

/** Throws IncompatibleDatabaseError where a newer version of the product has migrated the database. */
export async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const last = await readLastMigration(client);
  if (last > ownLastMigration())
    throw new IncompatibleDatabaseError(
      `The database was migrated by a newer version of the product (its last migration is of ${new Date(last).toISOString()}): start that version or a newer one, or restore a backup of before.`,
    );
}
