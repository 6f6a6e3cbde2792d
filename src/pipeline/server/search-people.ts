import { isUuid } from '#platform/contract/uuid.ts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';

/** A part of a name, without regard to case and accents; nothing typed is read as a pattern. */
export function nameContains(column: AnyPgColumn | SQL, search: string): SQL {
  const pattern = search.replace(/[\\%_]/g, '\\$&');
  return sql`fold_text(${column}) like '%' || fold_text(${pattern}) || '%'`;
}

/** A person by a part of the name, or by the whole id or e-mail address. */
export function personBy(search: string): SQL | undefined {
  return or(
    nameContains(users.name, search),
    eq(users.email, search),
    isUuid(search) ? eq(users.id, search) : undefined,
  );
}
