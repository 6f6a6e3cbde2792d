import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Raised at the start where the database and the product do not fit; the message is a sentence for the operator. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';
}

export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations');

/** When the newest migration of this product was written, in milliseconds. */
export function ownLastMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** The same of the newest migration that was applied to the database; 0 where it is empty. */
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

/** Throws UnfitDatabaseError where a newer version of the product has migrated the database: this one would not understand it. */
export async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const last = await readLastMigration(client);
  if (last > ownLastMigration())
    throw new UnfitDatabaseError(
      `The database was migrated by a newer version of the product (its last migration is of ${new Date(last).toISOString()}): start that version or a newer one, or restore a backup of before.`,
    );
}
