import { findPersonByEmail } from '#accounts/server/queries.ts';
import { inviteStaff } from '#accounts/sign-up/server/staff-invitations.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';

/** At the start of the product: whom the setting names as administrators gets an invitation, once; who has an account or an open invitation none. */
export async function inviteFirstAdministrators(
  database: Database,
  { adminEmails, publicUrl }: { adminEmails: readonly string[]; publicUrl: string },
): Promise<void> {
  for (const email of adminEmails) {
    if (await findPersonByEmail(database, email)) continue;
    const mailing = { publicUrl, language: 'en' as const, now: clock.now() };
    // Of several instances that start together one writes the invitation, and only that one mails it.
    await database.transaction((transaction) =>
      inviteStaff(transaction, { email, role: 'admin', invitedBy: null }, mailing),
    );
  }
}
