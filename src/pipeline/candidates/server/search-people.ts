import { isUuid } from '#platform/contract/uuid.ts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { containsTyped } from '#platform/capability/finding.ts';

/** Matches candidates with all of these skills, ignoring case and accents; `keys` is the profile's column of that name. */
export function hasAllSkills(keys: SQL, skills: readonly string[]): SQL {
  const folded = skills.map((skill) => sql`fold_text(${skill})`);
  return sql`${keys} @> array[${sql.join(folded, sql`, `)}]`;
}

/** Matches a person by a part of the name, or by the whole id or e-mail address. */
export function matchesPerson(search: string): SQL | undefined {
  return or(
    containsTyped(users.name, search),
    eq(users.email, search),
    isUuid(search) ? eq(users.id, search) : undefined,
  );
}
