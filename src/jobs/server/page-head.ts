import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Title, description, social and JobPosting data of the job pages, for the served HTML; null for other addresses. */
export async function jobPageHead(_page: {
  database: Database;
  publicUrl: string;
  path: string;
  language: Language;
}): Promise<{ status: number; html: string } | null> {
  return null;
}
