import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A timestamp as stored in a cursor: in microseconds, the precision of the database. */
export function microsOf(column: AnyPgColumn | SQL): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint`;
}

/** The last row of a page, to compare with its timestamp and id. */
export function cursorPosition({ micros, id }: { micros: string; id: string }): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
