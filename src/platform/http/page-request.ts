import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';

/** A request for a page: the inputs of its head. */
export interface PageRequest {
  database: Database;
  publicUrl: string;
  path: string;
  /** The query string without its question mark. */
  query?: URLSearchParams;
  language: Language;
  settings?: Pick<Config, 'paymentProvider'>;
}
