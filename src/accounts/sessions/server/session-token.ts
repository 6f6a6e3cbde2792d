import { randomBytes } from 'node:crypto';
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
