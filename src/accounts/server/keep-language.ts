import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';

/** The language that mails to this person are written in. */
export async function keepLanguage(context: SignedInContext, language: Language) {
  await context.database
    .update(users)
    .set({ language, updatedAt: context.now })
    .where(eq(users.id, context.session.userId));
  return { done: true as const };
}
