import { eq } from 'drizzle-orm';
import { recordAccess } from '#accounts/sessions/server/access-records/record-access.ts';
import { clearSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { sessions } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Ends the caller's session and clears its cookie; succeeds when already signed out. */
export async function logOut(context: Context) {
  if (context.session) {
    await context.database.delete(sessions).where(eq(sessions.id, context.session.sessionId));
    await recordAccess(context.database, context, { accountId: context.session.userId, event: 'signOut' });
  }
  clearSessionCookie(context);
  return { done: true as const };
}
