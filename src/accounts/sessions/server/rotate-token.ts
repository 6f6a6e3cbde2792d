import { and, eq } from 'drizzle-orm';
import { refreshAfterSeconds } from '#accounts/sessions/rules/token-life.ts';
import { setSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { newSessionToken, shownToken, tokenAfter } from '#accounts/sessions/server/session-token.ts';
import { sessions } from '#accounts/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';

/**
 * Rotates the token of the caller's session; the old one stops working at once. Of two refreshes with one token one wins. The
 * session's cookie is renewed with it.
 */
export async function refreshToken(context: SignedInContext) {
  const token = await rotateToken(context);
  if (!token) throw platformErrors.tokenExpired();
  return { token, refreshAfterSeconds: refreshAfterSeconds(context.now, context.now) };
}

/**
 * Rotates the session cookie's token after the session's privileges have changed (password, second factor), so that a copy of the
 * old one stops working. API clients rotate theirs themselves (`POST /auth/refresh`), because the answers of these calls cannot
 * carry the new one.
 */
export async function renewSessionCookie(context: Context): Promise<void> {
  if (context.session && context.call.token === null) await rotateToken(context as SignedInContext);
}

async function rotateToken(context: SignedInContext): Promise<string | null> {
  const { database, session, now } = context;
  const shown = shownToken(context) ?? '';
  const token = tokenAfter(context, shown) ?? newSessionToken();
  const isShown = eq(sessions.tokenHash, hashToken(shown));
  const [rotated] = await database
    .update(sessions)
    .set({ tokenHash: hashToken(token), tokenIssuedAt: now, updatedAt: now })
    .where(and(eq(sessions.id, session.sessionId), isShown))
    .returning({ id: sessions.id });
  if (!rotated) return null;
  setSessionCookie(context, token);
  return token;
}
