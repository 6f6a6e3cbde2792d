import { and, eq } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { supportTemplates } from '#support/server/tables.ts';

interface Words {
  name: string;
  en: string;
  pt: string;
}

export async function keepTemplate({ database }: SignedInContext, words: Words) {
  const [kept] = await database.insert(supportTemplates).values(words).returning({ templateId: supportTemplates.id });
  return kept!;
}

export async function changeTemplate(
  { database }: SignedInContext,
  id: string,
  { version, ...words }: Words & { version: number },
) {
  const changed = await database
    .update(supportTemplates)
    .set({ ...words, version: version + 1 })
    .where(and(eq(supportTemplates.id, id), eq(supportTemplates.version, version)))
    .returning({ version: supportTemplates.version });
  if (changed[0]) return changed[0];
  const exists = await database.$count(supportTemplates, eq(supportTemplates.id, id));
  throw exists === 0 ? supportErrors.templateNotFound() : platformErrors.staleVersion();
}

export async function deleteTemplate({ database }: SignedInContext, id: string) {
  const { rowCount } = await database.delete(supportTemplates).where(eq(supportTemplates.id, id));
  if (rowCount === 0) throw supportErrors.templateNotFound();
  return { done: true as const };
}
