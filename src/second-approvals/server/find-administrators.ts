import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { staffDetails, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Administrator } from '#second-approvals/rules/second-person.ts';

const columns = { userId: users.id, since: users.createdAt, invitedBy: staffDetails.invitedBy };

export async function findAdministrator(database: Database, userId: string): Promise<Administrator> {
  const [found] = await database
    .select(columns)
    .from(users)
    .leftJoin(staffDetails, eq(staffDetails.userId, users.id))
    .where(eq(users.id, userId));
  return found!;
}

/** All administrators to whom mail can go. */
export function listAdministrators(database: Database) {
  return database
    .select({ ...columns, ...mailReader })
    .from(users)
    .leftJoin(staffDetails, eq(staffDetails.userId, users.id))
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt)));
}
