import type { Context } from '#platform/http/request-context.ts';

/** Only the calls of the API need them. */
const path = '/api';

/** Binds a sign-in at the provider to the browser that began it. */
export const ATTEMPT_COOKIE = 'oidc_attempt';
/** Holds the code of a sign-up that still lacks the account type. */
export const SIGN_UP_COOKIE = 'oidc_sign_up';

export function keepCookie(context: Context, name: string, value: string, seconds: number): void {
  const { secureCookies } = context.settings;
  // Lax: the provider leads back here from another site.
  context.answer.setCookie(name, value, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: seconds,
  });
}

export function dropCookie(context: Context, name: string): void {
  context.answer.clearCookie(name, { path });
}
