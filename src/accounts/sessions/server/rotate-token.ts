import { and, eq } from 'drizzle-orm';
import { refreshAfterSeconds } from '#accounts/sessions/rules/token-life.ts';
import { giveSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { newSessionToken, shownToken } from '#accounts/sessions/server/session-token.ts';
import { sessions } from '#accounts/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';

/** A new token for the session of the caller; the old one is dead at once. Of two refreshes with one token one wins. A cookie of the session is renewed with it. */
export async function refreshToken(context: SignedInContext) {
  const token = await rotateToken(context);
  if (!token) throw platformErrors.tokenExpired();
  return { token, refreshAfterSeconds: refreshAfterSeconds(context.now, context.now) };
}

/**
 * After what a session may do has changed (password, second factor), its cookie gets a new token, so that a copy of the old one ends here.
 * API clients rotate theirs by themselves (`POST /auth/refresh`): the answer of these calls could not bring them the new one.
 */
export async function renewSessionCookie(context: Context): Promise<void> {
  if (context.session && context.call.token === null) await rotateToken(context as SignedInContext);
}

async function rotateToken(context: SignedInContext): Promise<string | null> {
  const { database, session, now } = context;
  const token = newSessionToken();
  const isShown = eq(sessions.tokenHash, hashToken(shownToken(context) ?? ''));
  const [rotated] = await database
    .update(sessions)
    .set({ tokenHash: hashToken(token), tokenIssuedAt: now, updatedAt: now })
    .where(and(eq(sessions.id, session.sessionId), isShown))
    .returning({ id: sessions.id });
  if (!rotated) return null;
  giveSessionCookie(context, token);
  return token;
}
