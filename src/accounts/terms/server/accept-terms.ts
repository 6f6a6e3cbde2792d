import { eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { termsAcceptances, users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

/** Records that the caller accepts the current terms; only the first acceptance of each version counts. */
export async function acceptTerms(context: SignedInContext, version: string) {
  if (version !== TERMS_VERSION) throw accountErrors.termsOutdated();
  const { database, session, language, now } = context;
  await database.transaction(async (transaction) => {
    const [accepted] = await transaction
      .insert(termsAcceptances)
      .values({ userId: session.userId, version, language, acceptedAt: now })
      .onConflictDoNothing()
      .returning({ id: termsAcceptances.id });
    if (!accepted) return;
    await transaction
      .update(users)
      .set({ acceptedTermsVersion: version, acceptedTermsAt: now })
      .where(eq(users.id, session.userId));
    await recordOfAccount(transaction, accountHappenings.termsAccepted, session.userId, session.userId);
  });
  return { done: true as const };
}
