import { accountErrors } from '#accounts/errors.ts';
import { createPerson } from '#accounts/sign-up/server/create-person.ts';
import { requireStrongPassword } from '#accounts/passwords/server/require-strong-password.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { originOf, type SignUpOrigin } from '#accounts/sign-up/server/sign-up-origin.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

export interface SignUpInput extends SignUpOrigin {
  email: string;
  password: string;
  userRole: 'squadMember' | 'squadOwner';
  acceptedTerms: boolean;
  language?: Language | undefined;
}

/** Creates a person with everything that belongs to one, in one transaction with the verification mail; then signs in. */
export async function signUp(context: Context, input: SignUpInput) {
  if (!input.acceptedTerms) throw accountErrors.termsNotAccepted();
  const origin = originOf(input.userRole, input);
  await requireStrongPassword(input.password, [input.email]);
  const password = await hashPassword(input.password);
  const { email, userRole: role, language } = input;
  const person = await context.database.transaction((transaction) =>
    createPerson(context, transaction, { ...origin, email, role, language, identity: { password } }),
  );
  return openSessionOf(context, person.id);
}
