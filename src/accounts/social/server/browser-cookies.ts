import type { Context } from '#platform/http/request-context.ts';

/** Only the API needs them. */
const path = '/api';

/** Binds a sign-in with the provider to the browser that started it. */
export const ATTEMPT_COOKIE = 'oidc_attempt';
/** Holds the code of a sign-up that still lacks the account type. */
export const SIGN_UP_COOKIE = 'oidc_sign_up';

export function setFlowCookie(context: Context, name: string, value: string, seconds: number): void {
  const { secureCookies } = context.settings;
  // Lax, because the provider redirects back here from another site.
  context.answer.setCookie(name, value, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: seconds,
  });
}

export function clearFlowCookie(context: Context, name: string): void {
  context.answer.clearCookie(name, { path });
}
