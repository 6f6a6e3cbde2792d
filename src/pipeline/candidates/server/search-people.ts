import { isUuid } from '#platform/contract/uuid.ts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';

/** Names of one or two letters. */
const isShort = (search: string) => /^\p{Script=Latin}{1,2}$/u.test(search);

/**
 * Matches a part of a name, ignoring case and accents; no input is parsed as a pattern. One or two letters match only the start of a word,
 * because a trigram index cannot find fewer than three letters inside words.
 */
export function nameContains(column: AnyPgColumn | SQL, search: string): SQL {
  const pattern = search.replace(/[\\%_]/g, '\\$&');
  if (isShort(search))
    return sql`(fold_text(${column}) like fold_text(${pattern}) || '%' or fold_text(${column}) like '% ' || fold_text(${pattern}) || '%')`;
  return sql`fold_text(${column}) like '%' || fold_text(${pattern}) || '%'`;
}

/** Matches candidates with all of these skills, ignoring case and accents; `keys` is the profile's column of that name. */
export function hasAllSkills(keys: SQL, skills: readonly string[]): SQL {
  const folded = skills.map((skill) => sql`fold_text(${skill})`);
  return sql`${keys} @> array[${sql.join(folded, sql`, `)}]`;
}

/** Matches a person by a part of the name, or by the whole id or e-mail address. */
export function matchesPerson(search: string): SQL | undefined {
  return or(
    nameContains(users.name, search),
    eq(users.email, search),
    isUuid(search) ? eq(users.id, search) : undefined,
  );
}
