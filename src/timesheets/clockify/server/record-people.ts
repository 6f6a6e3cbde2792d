import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import type { OutsideUser } from './clockify-answers.ts';
import { clockifyPeople } from './tables.ts';

export type OutsidePerson = typeof clockifyPeople.$inferSelect;

/**
 * Keeps the people of a Clockify project, in the order of their ids. Suggests the professional of the project with the same address, if they have
 * confirmed it; the address itself is not kept.
 */
export async function recordPeople(
  database: Database,
  projectId: string,
  listed: readonly OutsideUser[],
): Promise<OutsidePerson[]> {
  if (listed.length === 0) return [];
  const suggestions = await findSuggestions(database, projectId, listed);
  await database
    .insert(clockifyPeople)
    .values(
      listed.map(({ id: outsideUserId, name, email }) => ({
        ...{ projectId, outsideUserId, name: name ?? '' },
        suggestedMemberId: suggestions.get(email?.toLowerCase() ?? '') ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [clockifyPeople.projectId, clockifyPeople.outsideUserId],
      set: { name: sql`excluded.name`, suggestedMemberId: sql`excluded.suggested_member_id` },
    });
  const ids = listed.map(({ id }) => id);
  return database
    .select()
    .from(clockifyPeople)
    .where(and(eq(clockifyPeople.projectId, projectId), inArray(clockifyPeople.outsideUserId, ids)))
    .orderBy(sql`${clockifyPeople.outsideUserId} collate "C"`);
}

async function findSuggestions(database: Database, projectId: string, listed: readonly OutsideUser[]) {
  const addresses = listed.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  if (addresses.length === 0) return new Map<string, string>();
  const rows = await database
    .selectDistinct({ id: users.id, email: users.email })
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(
      and(
        eq(projectProfessionals.projectId, projectId),
        isNull(projectProfessionals.endedAt),
        eq(users.emailVerified, true),
        inArray(users.email, addresses),
      ),
    );
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
}
