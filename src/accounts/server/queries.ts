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

/** The bearer token of a session, for API clients that ask for it again. */
export async function readToken(database: Database, sessionId: string): Promise<{ token: string; issuedAt: Date }> {
  const [session] = await database
    .select({ token: sessions.token, issuedAt: sessions.tokenIssuedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session ?? { token: '', issuedAt: new Date(0) };
}
