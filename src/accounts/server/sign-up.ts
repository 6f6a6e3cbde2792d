import { accountErrors } from '#accounts/errors.ts';
import { createPerson } from '#accounts/server/create-person.ts';
import { demandStrongPassword } from '#accounts/server/demand-strong-password.ts';
import { openSession } from '#accounts/server/open-session.ts';
import { hashPassword } from '#accounts/server/sign-in.ts';
import { originOf, type SignUpOrigin } from '#accounts/server/sign-up-origin.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

export interface SignUpInput extends SignUpOrigin {
  email: string;
  password: string;
  userRole: 'squadMember' | 'squadOwner';
  acceptedTerms: boolean;
  language?: Language | undefined;
}

/** A new person with everything that belongs to it, in one transaction with the verification mail; then signed in. */
export async function signUp(context: Context, input: SignUpInput) {
  if (!input.acceptedTerms) throw accountErrors.termsNotAccepted();
  const origin = originOf(input.userRole, input);
  await demandStrongPassword(input.password, [input.email]);
  const password = await hashPassword(input.password);
  const { email, userRole: role, language } = input;
  await context.database.transaction((transaction) =>
    createPerson(context, transaction, { ...origin, email, role, language, identity: { password } }),
  );
  const opened = await openSession(context, input);
  if (!opened) throw accountErrors.wrongPassword();
  return opened;
}
