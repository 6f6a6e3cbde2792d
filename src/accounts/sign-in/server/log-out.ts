import { recordAccess } from '#accounts/sessions/server/access-records/record-access.ts';
import { clearSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { endOneSession } from '#accounts/sessions/server/manage-sessions.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Ends the caller's session and clears its cookie; succeeds when already signed out. */
export async function logOut(context: Context) {
  const { session } = context;
  if (session) {
    await context.database.transaction(async (transaction) => {
      await endOneSession(transaction, session.userId, session.sessionId);
      await recordAccess(transaction, context, { accountId: session.userId, event: 'signOut' });
    });
  }
  clearSessionCookie(context);
  return { done: true as const };
}
