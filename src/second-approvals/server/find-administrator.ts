import { eq } from 'drizzle-orm';
import { administratorColumns } from '#accounts/server/list-administrators.ts';
import { staffDetails, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Administrator } from '#second-approvals/rules/second-person.ts';

export async function findAdministrator(database: Database, userId: string): Promise<Administrator> {
  const [found] = await database
    .select(administratorColumns)
    .from(users)
    .leftJoin(staffDetails, eq(staffDetails.userId, users.id))
    .where(eq(users.id, userId));
  return found!;
}

/** The operator named this person, who is bound by no time on the team. */
export const outsider = (userId: string): Administrator => ({ userId, since: new Date(0), invitedBy: null });
