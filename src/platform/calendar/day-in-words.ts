import { type Language, localeOf } from '#platform/i18n/language.ts';

/** Mails and documents do not know where they are read: their dates are in the time zone of São Paulo, like the business days. */
export const HOME_TIME_ZONE = 'America/Sao_Paulo';

/** "22 de novembro de 2026". */
export function dayInWords(moment: Date, language: Language): string {
  return moment.toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: HOME_TIME_ZONE });
}
