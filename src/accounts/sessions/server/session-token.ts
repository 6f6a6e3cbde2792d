import { createHmac, randomBytes } from 'node:crypto';
import { readSessionCookie, type Shown } from '#accounts/sessions/server/session-cookie.ts';

const TOKEN_BYTES = 32;

/** The bearer secret of a session; the database only stores its hash. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The token of a request: from its header or its cookie, never from both. Null when there is none. */
export function shownToken(shown: Shown): string | null {
  return shown.call.token ?? readSessionCookie(shown);
}

/**
 * The token that a call with this idempotency key puts in the place of another. Whoever shows the old token together with the key repeats that
 * call because its answer was lost, and can be given the same new token again. Null without a key.
 */
export function tokenAfter({ call, sessionSecret }: Shown, token: string): string | null {
  if (call.idempotencyKey === null) return null;
  return createHmac('sha256', sessionSecret).update(`rotated\n${token}\n${call.idempotencyKey}`).digest('base64url');
}
