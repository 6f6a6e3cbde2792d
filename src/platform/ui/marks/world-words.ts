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

/** A country by its ISO code, in the reader's language; own words stay. */
export const countryWords = (country: string) => nameOf('region', country);

/** A language by its ISO code, in the reader's language; own words stay. */
export const languageWords = (language: string) => nameOf('language', language);
