import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

/** The name that others see, and the language of mails. */
export async function changeOwnUser(
  context: SignedInContext,
  { displayName, language }: { displayName?: string | undefined; language?: Language | undefined },
) {
  const { userId } = context.session;
  await context.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ ...(displayName && { name: displayName }), ...(language && { language }), updatedAt: context.now })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) throw platformErrors.unauthenticated();
    if (displayName) await recordOfAccount(transaction, accountHappenings.nameChanged, userId, userId);
  });
  return { done: true as const };
}
