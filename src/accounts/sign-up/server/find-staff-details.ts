import { eq } from 'drizzle-orm';
import { staffDetails } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** The recorded details of the provider's own staff; empty for accounts created without the form. */
export async function findStaffDetails(database: Database, userId: string) {
  const [found] = await database.select().from(staffDetails).where(eq(staffDetails.userId, userId));
  return {
    firstName: found?.firstName ?? '',
    lastName: found?.lastName ?? '',
    dob: found?.dateOfBirth ?? null,
  };
}
