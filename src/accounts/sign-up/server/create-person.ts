import { accountErrors } from '#accounts/errors.ts';
import { marketingTags } from '#accounts/sign-up/rules/marketing-tag.ts';
import type { SignUpJourney } from '#accounts/rules/sign-up-journey.ts';
import { firstStage } from '#accounts/rules/stages.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import type { Person } from '#accounts/server/queries.ts';
import { mailVerification } from '#accounts/mailed-codes/server/send-verification.ts';
import { identities, termsAcceptances, users } from '#accounts/server/tables.ts';
import type { Role } from '#platform/access/access.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

export interface PersonToCreate {
  email: string;
  role: Role;
  language?: Language | undefined;
  name?: string | undefined;
  /** Already verified; otherwise the verification mail is sent. */
  emailVerified?: boolean | undefined;
  brand?: Brand | undefined;
  signUpJourney?: SignUpJourney | undefined;
  campaign?: string | undefined;
  matchmakingTrial?: boolean | undefined;
  assessmentOwner?: boolean | undefined;
  /** The person's first way to sign in. */
  identity: { password: string } | { providerId: string; accountId: string };
}

/**
 * Creates a person with everything that belongs to one: identity, accepted terms, what the role requires, the verification mail.
 * The caller has checked the terms.
 */
export async function createPerson(context: Context, transaction: Database, input: PersonToCreate): Promise<Person> {
  const { identity, language = context.language, role, ...details } = input;
  const terms = { language, version: TERMS_VERSION, acceptedAt: context.now };
  const [person] = await transaction
    .insert(users)
    .values({
      ...details,
      role,
      language,
      navigationStage: firstStage(role),
      marketingTag: role === 'squadMember' || role === 'squadOwner' ? marketingTags[role] : null,
      acceptedTermsVersion: terms.version,
      acceptedTermsAt: terms.acceptedAt,
    })
    // When two people sign up at once with one address, the second waits here for the first and finds it taken.
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!person) throw accountErrors.emailTaken();
  const [identified] = await transaction
    .insert(identities)
    .values({ userId: person.id, accountId: person.id, providerId: 'credential', ...identity })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (!identified) throw accountErrors.emailTaken();
  await transaction.insert(termsAcceptances).values({ userId: person.id, ...terms });
  await recordOfAccount(transaction, accountHappenings.created, person.id, person.id);
  await context.ports.welcomePerson(transaction, person);
  if (!person.emailVerified) await mailVerification(context, transaction, person);
  return person;
}
