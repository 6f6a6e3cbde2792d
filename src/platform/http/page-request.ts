import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** A page that is asked for by its address: what its head may be made of. */
export interface PageRequest {
  database: Database;
  publicUrl: string;
  path: string;
  /** What stands behind the question mark. */
  query?: URLSearchParams;
  language: Language;
}
