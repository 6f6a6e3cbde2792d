import { sql } from 'drizzle-orm';
import { serverCapabilities } from '#application/server-capabilities.ts';
import type { Database } from '#platform/db/connection.ts';
import { MARK } from '#platform/testing/planting.ts';

/** Columns that must not refer to a person after the account is deleted, as claimed by the rooms. */
export const erasedColumns = serverCapabilities
  .flatMap(({ ownData }) => Object.entries(ownData?.columns ?? {}))
  .flatMap(([column, claim]) => (claim === 'erased' ? [column] : []))
  .toSorted();

/** The ones of them that refer to the person, by id or by a marked mail address. */
export async function findErased(database: Database, personId: string): Promise<string[]> {
  const found: string[] = [];
  for (const column of erasedColumns) {
    const [table = '', name = ''] = column.split('.');
    const words = /mail$|recipient$/.test(name) ? MARK : personId;
    const { rows } = await database.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(name)}::text ilike ${`%${words}%`} limit 1`,
    );
    if (rows.length > 0) found.push(column);
  }
  return found;
}
