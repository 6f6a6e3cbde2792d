import { accountErrors } from '#accounts/errors.ts';
import { createPerson } from '#accounts/sign-up/server/create-person.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { originOf, type SignUpOrigin } from '#accounts/sign-up/server/sign-up-origin.ts';
import { clearFlowCookie, SIGN_UP_COOKIE } from '#accounts/social/server/browser-cookies.ts';
import { PROVIDER_ID } from '#accounts/social/server/link-person.ts';
import { claimPendingSignUp } from '#accounts/social/server/pending-sign-up.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

interface SocialSignUpInput extends SignUpOrigin {
  userRole: 'squadMember' | 'squadOwner';
  acceptedTerms: boolean;
  language?: Language | undefined;
}

/** Creates the account of a person from the provider, once the account type is chosen and the terms are accepted; then signs in. */
export async function completeSocialSignUp(context: Context, input: SocialSignUpInput) {
  if (!input.acceptedTerms) throw accountErrors.termsNotAccepted();
  const { userRole: role, language } = input;
  const origin = originOf(role, input);
  const person = await context.database.transaction(async (transaction) => {
    const social = await claimPendingSignUp(context, transaction);
    if (!social) throw accountErrors.socialExpired();
    const { email, name, accountId } = social;
    const identity = { providerId: PROVIDER_ID, accountId };
    const proved = { email, name, emailVerified: true, identity };
    return createPerson(context, transaction, { ...origin, ...proved, role, language });
  });
  clearFlowCookie(context, SIGN_UP_COOKIE);
  return openSessionOf(context, person.id);
}
