import { clearFlowCookie, setFlowCookie, SIGN_UP_COOKIE } from '#accounts/social/server/browser-cookies.ts';
import { saveValue, newSecret, readValue, claimValue } from '#accounts/social/server/saved-values.ts';
import type { SocialPerson } from '#accounts/social/server/verify-callback.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';

const SIGN_UP_SECONDS = 900;

const keyOf = (code: string) => ({ kind: 'oidc-sign-up', secrets: [code] });
const codeOf = (context: Context) => context.call.cookies[SIGN_UP_COOKIE];

/** Saves the person from the provider until the account type is chosen; no account is created yet. */
export async function savePendingSignUp(context: Context, person: SocialPerson): Promise<void> {
  const code = newSecret();
  const expiresAt = new Date(context.now.getTime() + SIGN_UP_SECONDS * 1_000);
  await saveValue(context.database, keyOf(code), person, expiresAt);
  setFlowCookie(context, SIGN_UP_COOKIE, code, SIGN_UP_SECONDS);
}

/** The pending sign-up of this browser that still lacks the account type. */
export async function describePendingSignUp(context: Context): Promise<{ email: string } | null> {
  const code = codeOf(context);
  const person = code ? await readValue<SocialPerson>(context.database, keyOf(code), context.now) : null;
  return person && { email: person.email };
}

/** Claims the pending sign-up; of two concurrent completions one gets it. */
export async function claimPendingSignUp(context: Context, transaction: Database): Promise<SocialPerson | null> {
  const code = codeOf(context);
  return code ? claimValue<SocialPerson>(transaction, keyOf(code), context.now) : null;
}

/** Discards the pending sign-up, because another account was meant. */
export async function cancelSocialSignUp(context: Context) {
  await claimPendingSignUp(context, context.database);
  clearFlowCookie(context, SIGN_UP_COOKIE);
  return { done: true as const };
}
