import { eq } from 'drizzle-orm';
import { headersOf } from '#accounts/server/find-session.ts';
import { sessions } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Ends the caller's session and takes its cookie back; signed out already is as good. */
export async function logOut(context: Context) {
  if (context.session) await context.database.delete(sessions).where(eq(sessions.id, context.session.sessionId));
  const { headers } = await context.request.server.product.signIn.api.signOut({
    headers: headersOf(context.request),
    returnHeaders: true,
  });
  context.reply.header('set-cookie', headers.getSetCookie());
  return { done: true as const };
}
