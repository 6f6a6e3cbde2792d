import { dropCookie, keepCookie, SIGN_UP_COOKIE } from '#accounts/social/server/browser-cookies.ts';
import { keepValue, newSecret, readValue, takeValue } from '#accounts/social/server/kept-values.ts';
import type { SocialPerson } from '#accounts/social/server/read-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';

const SIGN_UP_SECONDS = 900;

const keyOf = (code: string) => ({ kind: 'oidc-sign-up', secrets: [code] });
const codeOf = (context: Context) => context.call.cookies[SIGN_UP_COOKIE];

/** Keeps who came from the provider until the account type is chosen; nobody is created yet. */
export async function keepPendingSignUp(context: Context, person: SocialPerson): Promise<void> {
  const code = newSecret();
  const expiresAt = new Date(context.now.getTime() + SIGN_UP_SECONDS * 1_000);
  await keepValue(context.database, keyOf(code), person, expiresAt);
  keepCookie(context, SIGN_UP_COOKIE, code, SIGN_UP_SECONDS);
}

/** Who waits in this browser for the step that asks for the account type. */
export async function describePendingSignUp(context: Context): Promise<{ email: string } | null> {
  const code = codeOf(context);
  const person = code ? await readValue<SocialPerson>(context.database, keyOf(code), context.now) : null;
  return person && { email: person.email };
}

/** Uses the sign-up up; of two completions at once one gets it. */
export async function takePendingSignUp(context: Context, transaction: Database): Promise<SocialPerson | null> {
  const code = codeOf(context);
  return code ? takeValue<SocialPerson>(transaction, keyOf(code), context.now) : null;
}

/** Not this account after all. */
export async function cancelSocialSignUp(context: Context) {
  await takePendingSignUp(context, context.database);
  dropCookie(context, SIGN_UP_COOKIE);
  return { done: true as const };
}
