import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

/** The name that others see, and the language of mails. */
export async function changeOwnUser(
  context: SignedInContext,
  { displayName, language }: { displayName?: string | undefined; language?: Language | undefined },
) {
  await context.database
    .update(users)
    .set({ ...(displayName && { name: displayName }), ...(language && { language }), updatedAt: context.now })
    .where(eq(users.id, context.session.userId));
  return { done: true as const };
}
