import type { Language } from '#platform/i18n/language.ts';

/** Of the document with all results, in the language of the document; letters that every system takes. */
export function resultsFileName(language: Language): string {
  return language === 'pt' ? 'ponte-resultados.pdf' : 'ponte-results.pdf';
}
