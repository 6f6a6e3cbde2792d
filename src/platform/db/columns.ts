import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { readClockTime } from '#platform/db/clock-time.ts';

/** UUIDs in order of creation, so that new rows are adjacent in every index. */
export const newId = v7;

export const id = () => uuid('id').primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** When the row was written, by the product's clock; by the database's for rows written by SQL alone. */
export const momentOfWriting = (name: string) => moment(name).notNull().defaultNow().$defaultFn(readClockTime);
export const createdAt = () => momentOfWriting('created_at');
export const updatedAt = () => momentOfWriting('updated_at');
/** A reference to a row of another table; never null. */
export const refersTo = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);
export const versionColumn = () => integer('version').notNull().default(1);

/** Case-insensitive text, for e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** For a CHECK: the column holds one of the values. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** For a CHECK: the array column only holds these values. */
export function allOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]::text[]`;
}
