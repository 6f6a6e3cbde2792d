import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { mailReader } from './mail-reader.ts';
import { users } from './tables.ts';

/** Every administrator who can be mailed. */
export function listAdministrators(database: Database) {
  return database
    .select(mailReader)
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.deletedAt)));
}
