import type { Language } from '#platform/i18n/language.ts';

/** The file name of the document with all results, in the document's language and with portable characters. */
export function resultsFileName(language: Language): string {
  return language === 'pt' ? 'ponte-resultados.pdf' : 'ponte-results.pdf';
}
