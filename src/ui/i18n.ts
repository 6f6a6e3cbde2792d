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

/** An immutable snapshot of the page's language and its loaded texts; replaced whenever either changes, so that components rerender. */
interface Edition {
  readonly language: Language;
  /** By language and namespace: `pt/accounts`. */
  readonly catalogues: ReadonlyMap<string, Catalogue>;
}

let edition: Edition = { language: 'en', catalogues: new Map() };
const requests = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

function publish(next: Edition): void {
  edition = next;
  for (const listener of listeners) listener();
}

function publishCatalogues(added: Iterable<[string, Catalogue]>): void {
  publish({ ...edition, catalogues: new Map([...edition.catalogues, ...added]) });
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
  return edition.language;
}

/** The locale for dates and numbers: `pt-BR` or `en-US`. */
export function currentLocale(): string {
  return localeOf(edition.language);
}

function textOf(
  { language, catalogues }: Edition,
  namespace: string,
  key: string,
  parameters: TextParameters = {},
): string {
  const colon = key.indexOf(':');
  const [where, what] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
  return formatText(catalogues.get(`${language}/${where}`) ?? {}, what, parameters, localeOf(language));
}

/** A text outside of components: `translate('platform:errorState.offline')`. */
export function translate(key: string, parameters?: TextParameters, namespace = 'platform'): string {
  return textOf(edition, namespace, key, parameters);
}

/** The texts of a capability in the page's language; rerenders when the language changes. */
export function useTranslation(namespace: string): { t: Translate } {
  const snapshot = useSyncExternalStore(subscribe, () => edition);
  return useMemo(
    () => ({ t: (key, parameters) => textOf(snapshot, namespace, key, parameters) }),
    [namespace, snapshot],
  );
}

/** Loads each catalogue once; a failed one is retried. */
function loadCatalogue(language: Language, namespace: string): Promise<void> {
  const key = `${language}/${namespace}`;
  const pending = requests.get(key);
  if (pending) return pending;
  const request = fetchCatalogue(language, namespace);
  requests.set(key, request);
  request.catch(() => requests.delete(key));
  return request;
}

async function fetchCatalogue(language: Language, namespace: string): Promise<void> {
  const answer = await fetch(`${import.meta.env.CATALOGUES}/${namespace}/${language}.json`);
  if (!answer.ok) throw new Error(`No catalogue of ${namespace} in ${language}`);
  publishCatalogues([[`${language}/${namespace}`, (await answer.json()) as Catalogue]]);
}

/** Settled once the texts of the first page arrived. Until then a part would fetch its texts a second time. */
let firstTexts: Promise<void> = Promise.resolve();

/** For route loaders: loads the texts before the page renders. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await firstTexts;
  await Promise.all(namespaces.map((namespace) => loadCatalogue(edition.language, namespace)));
}

/** The texts of the first page in one file, which the served page names (application/pages/page-files.ts). */
async function loadFirstTexts(): Promise<void> {
  const { language } = edition;
  const link = document.querySelector<HTMLLinkElement>(`link[data-texts="${language}"]`);
  if (!link) return;
  const answer = await fetch(link.href).catch(() => null);
  if (!answer?.ok) return;
  const texts = Object.entries((await answer.json()) as Record<string, Catalogue>);
  const catalogues = texts.map(([namespace, catalogue]): [string, Catalogue] => [
    `${language}/${namespace}`,
    catalogue,
  ]);
  for (const [key] of catalogues) requests.set(key, Promise.resolve());
  publishCatalogues(catalogues);
}

/** Called once before the first render. */
export async function startI18n(): Promise<void> {
  edition = { ...edition, language: preferredLanguage() };
  document.documentElement.lang = currentLocale();
  firstTexts = loadFirstTexts();
  await loadNamespaces(['platform']);
}

/** Loads every catalogue in use before the switch, so that no page shows keys meanwhile. */
export async function changeLanguage(language: Language): Promise<void> {
  const inUse = new Set([...edition.catalogues.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
  await Promise.all([...inUse].map((namespace) => loadCatalogue(language, namespace)));
  writeCookie(LANGUAGE_COOKIE, language);
  document.documentElement.lang = localeOf(language);
  publish({ ...edition, language });
}
