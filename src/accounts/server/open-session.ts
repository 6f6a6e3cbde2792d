import { refreshAfterSeconds } from '#accounts/rules/token-life.ts';
import { rememberDevice } from '#accounts/server/known-device.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { headersOf } from '#accounts/server/find-session.ts';
import { readClaims } from '#accounts/server/read-claims.ts';
import { rebuildStage } from '#accounts/server/rebuild-stage.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Opens a session with the sign-in library, which checks the password; passes its cookie on. Null when the password is wrong. */
export async function openSession(context: Context, credentials: { email: string; password: string }) {
  const { signIn } = context.request.server.product;
  const opened = await signIn.api
    .signInEmail({ body: credentials, headers: headersOf(context.request), returnHeaders: true })
    .catch((problem: unknown) => {
      if ((problem as { statusCode?: number }).statusCode === 401) return null;
      throw problem;
    });
  if (!opened) return null;
  return presentSession(context, opened.response.user.id, opened.response.token, opened.headers);
}

/** Opens a session for somebody who has proved who they are without a password. */
export async function openSessionOf(context: Context, userId: string) {
  const { signIn } = context.request.server.product;
  const opened = await signIn.api.openSession({
    body: { userId },
    headers: headersOf(context.request),
    returnHeaders: true,
  });
  return presentSession(context, userId, opened.response.token, opened.headers);
}

async function presentSession(context: Context, userId: string, token: string, headers: Headers) {
  context.reply.header('set-cookie', headers.getSetCookie());
  const person = await findPerson(context.database, userId);
  rememberDevice(context, person!.email);
  return {
    session: await readClaims(context, await rebuildStage(context, person!), new Date(), null),
    token,
    refreshAfterSeconds: refreshAfterSeconds(context.now, context.now),
  };
}
