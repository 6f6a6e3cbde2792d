import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A part of a name, without regard to case and accents; nothing typed is read as a pattern. */
export function nameContains(column: AnyPgColumn, search: string): SQL {
  const pattern = search.replace(/[\\%_]/g, '\\$&');
  return sql`fold_text(${column}) like '%' || fold_text(${pattern}) || '%'`;
}

/** A person by a part of the name, or by the whole id or e-mail address. */
export function personBy(search: string): SQL | undefined {
  return or(
    nameContains(users.name, search),
    eq(users.email, search),
    uuid.test(search) ? eq(users.id, search) : undefined,
  );
}
