import { sql } from 'drizzle-orm';
import { accountWaiting } from '#accounts/paths.ts';
import { waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';

/** Without a confirmed address nobody can apply, publish or invite. */
const emailToConfirm = waitingSource({
  kind: accountWaiting.emailToConfirm,
  select: ({ session }) =>
    session.emailVerified
      ? null
      : sql`select ${waitingColumns({
          title: sql`''`,
          about: sql`u.email`,
          since: sql`u.created_at`,
          place: sql`'{}'`,
        })} from users u where u.id = ${session.userId} and not u.email_verified`,
});

export const waiting: WaitingPart = { sources: [emailToConfirm], follows: () => [] };
