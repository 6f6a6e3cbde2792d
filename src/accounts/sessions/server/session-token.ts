import { randomBytes } from 'node:crypto';
import { readSessionCookie, type Shown } from '#accounts/sessions/server/session-cookie.ts';

const TOKEN_BYTES = 32;

/** What the holder of a session shows; the database knows its hash alone. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The token that a request shows: by its header or by its cookie, never by both. Null when there is none. */
export function shownToken(shown: Shown): string | null {
  return shown.call.token ?? readSessionCookie(shown);
}
