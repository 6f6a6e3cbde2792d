import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A moment as a cursor keeps it: in microseconds, which is what the database counts in. */
export function microsOf(column: AnyPgColumn): SQL<string> {
  return sql<string>`(extract(epoch from ${column}) * 1000000)::bigint`;
}

/** The end of a page, to compare with its moment and its id. */
export function placeOf({ micros, id }: { micros: string; id: string }): SQL {
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
