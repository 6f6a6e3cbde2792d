import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Saves the language of mails to this person. */
export async function saveLanguage(context: SignedInContext, language: Language) {
  await context.database
    .update(users)
    .set({ language, updatedAt: context.now })
    .where(eq(users.id, context.session.userId));
  return { done: true as const };
}
