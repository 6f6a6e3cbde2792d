import { eq } from 'drizzle-orm';
import { sessions, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

export type Person = typeof users.$inferSelect;

export async function findPerson(database: Database, userId: string): Promise<Person | null> {
  const [person] = await database.select().from(users).where(eq(users.id, userId));
  return person ?? null;
}

export async function findPersonByEmail(database: Database, email: string): Promise<Person | null> {
  const [person] = await database.select().from(users).where(eq(users.email, email));
  return person ?? null;
}

/** When the bearer token of a session was issued. */
export async function readTokenTime(database: Database, sessionId: string): Promise<Date> {
  const [session] = await database
    .select({ issuedAt: sessions.tokenIssuedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.issuedAt ?? new Date(0);
}
