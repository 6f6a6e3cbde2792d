import { and, isNull, like } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { ConfigurationError } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';

/** Throws ConfigurationError if a product with an https address contains the people of the demo world, whose passwords everybody knows. */
export async function refusePublicDemo(database: Database, publicUrl: string): Promise<void> {
  if (!publicUrl.startsWith('https://')) return;
  // A domain that nobody can own: all its accounts were created by the demo world.
  const isDemoPerson = and(like(users.email, '%@demo.test'), isNull(users.deletedAt));
  const [person] = await database.select({ id: users.id }).from(users).where(isDemoPerson).limit(1);
  if (person)
    throw new ConfigurationError(
      'The database holds the demo world, and everybody knows the passwords of its people: with an https PUBLIC_URL start with another DATA_DIR or DATABASE_URL.',
    );
}
