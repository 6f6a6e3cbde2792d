import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/http/request-context.ts';

/** The cookie that a request sends, and the secret that verifies its signature. */
export type Shown = Pick<Context, 'call' | 'settings' | 'sessionSecret'>;
type Giving = Pick<Context, 'answer' | 'settings' | 'sessionSecret'>;

const NAME = 'ponte.session_token';
/** The longest that browsers keep a cookie: the session expires on the server, which extends it with each use. */
const COOKIE_SECONDS = 400 * 24 * 3_600;

/** Browsers accept a cookie with this prefix only over https, so that plain http on the same network cannot plant one. */
const nameOf = ({ secureCookies }: Config) => (secureCookies ? `__Secure-${NAME}` : NAME);

const attributesOf = ({ secureCookies }: Config) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: secureCookies,
  }) as const;

/** In the format of the former session library (better-auth), so that its cookies stay valid. */
function signatureOf(sessionSecret: string, token: string): string {
  return createHmac('sha256', sessionSecret).update(token).digest('base64');
}

export function setSessionCookie({ answer, settings, sessionSecret }: Giving, token: string): void {
  const value = `${token}.${signatureOf(sessionSecret, token)}`;
  answer.setCookie(nameOf(settings), value, { ...attributesOf(settings), maxAge: COOKIE_SECONDS });
}

export function clearSessionCookie({ answer, settings }: Pick<Giving, 'answer' | 'settings'>): void {
  answer.clearCookie(nameOf(settings), attributesOf(settings));
}

/** The token in the caller's cookie; null without one, and for one with a wrong signature, which saves a database query. */
export function readSessionCookie({ call, settings, sessionSecret }: Shown): string | null {
  const value = call.cookies[nameOf(settings)] ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const [given, expected] = [value.slice(dot + 1), signatureOf(sessionSecret, token)].map((text) => Buffer.from(text));
  return given!.length === expected!.length && timingSafeEqual(given!, expected!) ? token : null;
}
