import { accountErrors } from '#accounts/errors.ts';
import { marketingTags } from '#accounts/rules/marketing-tag.ts';
import { firstStage } from '#accounts/rules/stages.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { demandStrongPassword } from '#accounts/server/demand-strong-password.ts';
import { openSession } from '#accounts/server/open-session.ts';
import { mailVerification } from '#accounts/server/send-verification.ts';
import { hashPassword } from '#accounts/server/sign-in.ts';
import { identities, users } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

export interface SignUpInput {
  email: string;
  password: string;
  userRole: 'squadMember' | 'squadOwner';
  acceptedTerms: boolean;
  language?: Language | undefined;
}

/** A new person with everything that belongs to it, in one transaction with the verification mail; then signed in. */
export async function signUp(context: Context, input: SignUpInput) {
  if (!input.acceptedTerms) throw accountErrors.termsNotAccepted();
  demandStrongPassword(input.password);
  const password = await hashPassword(input.password);
  const { welcomePerson } = context.request.server.product;
  await context.database.transaction(async (transaction) => {
    const [person] = await transaction
      .insert(users)
      .values({
        email: input.email,
        role: input.userRole,
        navigationStage: firstStage(input.userRole),
        language: input.language ?? context.language,
        marketingTag: marketingTags[input.userRole],
        acceptedTermsVersion: TERMS_VERSION,
        acceptedTermsAt: context.now,
      })
      // Of two sign-ups at the same time the second waits here for the first, and finds the address taken.
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!person) throw accountErrors.emailTaken();
    await transaction
      .insert(identities)
      .values({ userId: person.id, accountId: person.id, providerId: 'credential', password });
    await welcomePerson(transaction, person);
    await mailVerification(context, transaction, person);
  });
  const opened = await openSession(context, input);
  if (!opened) throw accountErrors.wrongPassword();
  return opened;
}
