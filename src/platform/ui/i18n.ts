import { useMemo, useSyncExternalStore } from 'react';
import { type Catalogue, formatText, type TextParameters, type Translate } from '#platform/i18n/format-text.ts';
import { isLanguage, type Language, LANGUAGE_COOKIE, localeOf } from '#platform/i18n/language.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** Each language under its own name, because people looking for it may not read the other. */
export const LANGUAGE_NAMES: Record<Language, string> = { pt: 'Português', en: 'English' };

declare global {
  interface ImportMetaEnv {
    /** The folder of the catalogues; its name contains a hash of their content. */
    readonly CATALOGUES: string;
  }
}

const fetched = new Map<string, Promise<void>>();
const loaded = new Map<string, Catalogue>();
const listeners = new Set<() => void>();
let language: Language = 'en';
/** Incremented whenever texts are loaded, so that components rerender. */
let edition = 0;

function announceEdition(): void {
  edition += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function preferredLanguage(): Language {
  const stored = readCookie(LANGUAGE_COOKIE);
  if (isLanguage(stored)) return stored;
  return /^pt\b/i.test(navigator.language) ? 'pt' : 'en';
}

export function currentLanguage(): Language {
  return language;
}

/** The locale for dates and numbers: `pt-BR` or `en-US`. */
export function currentLocale(): string {
  return localeOf(language);
}

/** A text outside of components: `translate('platform:errorState.offline')`. */
export function translate(key: string, parameters: TextParameters = {}, namespace = 'platform'): string {
  const colon = key.indexOf(':');
  const [where, what] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
  return formatText(loaded.get(`${language}/${where}`) ?? {}, what, parameters, localeOf(language));
}

/** The texts of a capability in the page's language; rerenders when the language changes. */
export function useTranslation(namespace: string): { t: Translate } {
  const seen = useSyncExternalStore(subscribe, () => edition);
  // oxlint-disable-next-line react/exhaustive-deps -- a new edition must give a new function, so that what depends on it draws again
  return useMemo(() => ({ t: (key, parameters) => translate(key, parameters, namespace) }), [namespace, seen]);
}

/** Loads each catalogue once; a failed one is retried. */
function loadCatalogue(wanted: Language, namespace: string): Promise<void> {
  const key = `${wanted}/${namespace}`;
  const begun = fetched.get(key);
  if (begun) return begun;
  const fetching = fetchCatalogue(wanted, namespace);
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key));
  return fetching;
}

async function fetchCatalogue(wanted: Language, namespace: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.CATALOGUES}/${namespace}/${wanted}.json`);
  if (!answer.ok) throw new Error(`No catalogue of ${namespace} in ${wanted}`);
  loaded.set(`${wanted}/${namespace}`, (await answer.json()) as Catalogue);
  announceEdition();
}

/** For route loaders: loads the texts before the page renders. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadCatalogue(language, namespace)));
}

/** The texts of the first page in one file, which the served page names (application/pages/page-files.ts). */
async function loadFirstTexts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-texts="${language}"]`);
  if (!link) return;
  const answer = await fetch(link.href).catch(() => null);
  if (!answer?.ok) return;
  for (const [namespace, texts] of Object.entries((await answer.json()) as Record<string, Catalogue>)) {
    const key = `${language}/${namespace}`;
    loaded.set(key, texts);
    fetched.set(key, Promise.resolve());
  }
}

/** Called once before the first render. */
export async function startI18n(): Promise<void> {
  language = preferredLanguage();
  document.documentElement.lang = localeOf(language);
  await loadFirstTexts();
  await loadNamespaces(['platform']);
}

/** Loads every catalogue in use before the switch, so that no page shows keys meanwhile. */
export async function changeLanguage(wanted: Language): Promise<void> {
  const inUse = new Set([...loaded.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
  await Promise.all([...inUse].map((namespace) => loadCatalogue(wanted, namespace)));
  writeCookie(LANGUAGE_COOKIE, wanted);
  language = wanted;
  document.documentElement.lang = localeOf(wanted);
  announceEdition();
}
