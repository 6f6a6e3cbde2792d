import { findPersonByEmail } from '#accounts/server/queries.ts';
import { inviteStaff } from '#accounts/sign-up/server/staff-invitations.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';

/** At start, invites the administrators named in the settings once; not those with an account or an open invitation. */
export async function inviteFirstAdministrators(
  database: Database,
  { adminEmails }: { adminEmails: readonly string[] },
): Promise<void> {
  for (const email of adminEmails) {
    if (await findPersonByEmail(database, email)) continue;
    const mailing = { language: 'en' as const, now: clock.now() };
    // When several instances start together, only the one that writes the invitation mails it.
    await database.transaction((transaction) =>
      inviteStaff(transaction, { email, role: 'admin', invitedBy: null, waitsForApproval: false }, mailing),
    );
  }
}
