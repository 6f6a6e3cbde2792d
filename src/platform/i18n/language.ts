export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];
export const LANGUAGE_COOKIE = 'language';

export function isLanguage(value: unknown): value is Language {
  return value === 'pt' || value === 'en';
}

export function localeOf(language: Language): 'pt-BR' | 'en-US' {
  return language === 'pt' ? 'pt-BR' : 'en-US';
}

/** The cookie, otherwise the browser's first supported language (pt-* → pt), otherwise English. */
export function chooseLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie;
  const accepted = (acceptLanguage ?? '').slice(0, 200).split(',');
  for (const entry of accepted) {
    const primary = entry.trim().toLowerCase().split(/[-;]/)[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
