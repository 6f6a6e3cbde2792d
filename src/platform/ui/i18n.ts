import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readCookie, writeCookie } from './cookie.ts';

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, because whoever looks for it may not read the other. */
export const LANGUAGE_NAMES: Record<Language, string> = { pt: 'Português', en: 'English' };
const LOCALES: Record<Language, string> = { pt: 'pt-BR', en: 'en-US' };

const catalogues = import.meta.glob<Record<string, unknown>>('../../*/locales/*.json', { import: 'default' });
const loaded = new Set<string>();

function isLanguage(value: string | null): value is Language {
  return LANGUAGES.includes(value as Language);
}

function preferredLanguage(): Language {
  const kept = readCookie('language');
  if (isLanguage(kept)) return kept;
  return /^pt\b/i.test(navigator.language) ? 'pt' : 'en';
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}

/** The locale for dates and numbers: `pt-BR` or `en-US`. */
export function currentLocale(): string {
  return LOCALES[currentLanguage()];
}

async function loadCatalogue(language: Language, namespace: string): Promise<void> {
  const key = `${language}/${namespace}`;
  if (loaded.has(key)) return;
  // The bundler writes the shortest way to each file, which for this folder's own capability is another one.
  const load = catalogues[namespace === 'platform' ? `../locales/${language}.json` : `../../${namespace}/locales/${language}.json`];
  if (!load) throw new Error(`No catalogue of ${namespace} in ${language}`);
  i18next.addResourceBundle(language, namespace, await load());
  loaded.add(key);
}

/** For route loaders: the texts are there before the page renders. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadCatalogue(currentLanguage(), namespace)));
}

/** Called once before the first render. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = LOCALES[isLanguage(language) ? language : 'en'];
  });
  await i18next.use(initReactI18next).init({
    lng: preferredLanguage(),
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    ns: ['platform'],
    defaultNS: 'platform',
    partialBundledLanguages: true,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadNamespaces(['platform']);
}

/** Every catalogue that is in use is fetched before the switch, so no page shows keys in between. */
export async function changeLanguage(language: Language): Promise<void> {
  const inUse = new Set([...loaded].map((key) => key.slice(key.indexOf('/') + 1)));
  await Promise.all([...inUse].map((namespace) => loadCatalogue(language, namespace)));
  writeCookie('language', language);
  await i18next.changeLanguage(language);
}
