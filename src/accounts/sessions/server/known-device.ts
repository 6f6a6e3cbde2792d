import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Shown } from '#accounts/sessions/server/session-cookie.ts';
import type { Context } from '#platform/http/request-context.ts';

const YEAR_SECONDS = 31_536_000;

function cookieOf(email: string): string {
  return `ponte.device_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

function sign(secret: string, email: string, device: string): string {
  return createHmac('sha256', `known device ${secret}`).update(`${email}\n${device}`).digest('base64url');
}

/**
 * Marks this browser as one in which the person has authenticated. Its login attempts are then counted separately, so that guessing
 * elsewhere cannot lock the person out (device cookies as in the OWASP guide on authentication).
 */
export function rememberDevice(context: Context, email: string): void {
  const { sessionSecret, settings } = context;
  const address = email.toLowerCase();
  const device = randomBytes(16).toString('base64url');
  context.answer.setCookie(cookieOf(address), `${device}.${sign(sessionSecret, address, device)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.secureCookies,
    path: '/api/auth',
    maxAge: YEAR_SECONDS,
  });
}

/** The mark of this browser for that address; undefined when there is none or it is forged. */
export function knownDevice({ call, sessionSecret }: Shown, email: string): string | undefined {
  const address = email.trim().toLowerCase();
  const [device, signature] = call.cookies[cookieOf(address)]?.split('.') ?? [];
  if (!device || !signature) return undefined;
  const expected = Buffer.from(sign(sessionSecret, address, device));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? device : undefined;
}
