import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { refreshAfterSeconds } from '#accounts/rules/token-life.ts';
import { headersOf } from '#accounts/server/find-session.ts';
import { sessions } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

const TOKEN_BYTES = 24;

/** A new token for the session of the caller; the old one is dead at once. Of two refreshes with one token one wins. A cookie of the session is renewed with it. */
export async function refreshToken(context: SignedInContext) {
  const { signIn } = context.request.server.product;
  const headers = headersOf(context.request);
  const held = await signIn.api.getSession({ headers });
  if (!held) throw platformErrors.tokenExpired();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const [rotated] = await context.database
    .update(sessions)
    .set({ token, tokenIssuedAt: context.now, updatedAt: context.now })
    .where(and(eq(sessions.id, held.session.id), eq(sessions.token, held.session.token)))
    .returning({ id: sessions.id });
  if (!rotated) throw platformErrors.tokenExpired();
  const kept = await signIn.api.holdSession({ body: { token }, headers, returnHeaders: true });
  context.reply.header('set-cookie', kept.headers.getSetCookie());
  return { token, refreshAfterSeconds: refreshAfterSeconds(context.now, context.now) };
}
