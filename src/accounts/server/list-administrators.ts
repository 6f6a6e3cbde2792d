import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { mailReader } from './mail-reader.ts';
import { staffDetails, users } from './tables.ts';

/** Who an administrator is: since when, and invited by whom. */
export const administratorColumns = { userId: users.id, since: users.createdAt, invitedBy: staffDetails.invitedBy };

/** Every administrator who can be mailed. */
export function listAdministrators(database: Database) {
  return database
    .select({ ...administratorColumns, ...mailReader })
    .from(users)
    .leftJoin(staffDetails, eq(staffDetails.userId, users.id))
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt), isNull(users.suspendedAt)));
}
