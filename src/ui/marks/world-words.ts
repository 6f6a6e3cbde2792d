import { currentLocale } from '../i18n.ts';

function nameOf(type: 'region' | 'language', code: string): string {
  try {
    const locale = currentLocale();
    const name = new Intl.DisplayNames(locale, { type }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // Not a code: the member's own words.
    return code;
  }
}

/** The name of an ISO country code in the reader's language; other text stays unchanged. */
export const countryWords = (country: string) => nameOf('region', country);

/** The name of an ISO language code in the reader's language; other text stays unchanged. */
export const languageWords = (language: string) => nameOf('language', language);
