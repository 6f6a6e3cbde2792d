import { useMemo, useSyncExternalStore } from 'react';
import {
  type Audience,
  type Catalogue,
  formatText,
  type TextParameters,
  type Translate,
} from '#platform/i18n/format-text.ts';
import { isLanguage, type Language, LANGUAGE_COOKIE, localeOf } from '#platform/i18n/language.ts';
import { textsAddress } from '#platform/i18n/texts-address.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** Each language under its own name, because people looking for it may not read the other. */
export const LANGUAGE_NAMES: Record<Language, string> = { pt: 'Português', en: 'English' };

/** Pauses between questions for texts without which nothing can be shown. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

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
  readonly audience?: Audience | undefined;
}

let edition: Edition = {
  language: typeof document === 'undefined' ? 'en' : preferredLanguage(),
  catalogues: new Map(),
};
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
  { language, catalogues, audience }: Edition,
  namespace: string,
  key: string,
  parameters: TextParameters = {},
): string {
  const colon = key.indexOf(':');
  const [where, what] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
  return formatText(
    catalogues.get(`${language}/${where}`) ?? {},
    what,
    audience ? { audience, ...parameters } : parameters,
    localeOf(language),
  );
}

/** Says who reads the page: the texts change where they have words of their own. */
export function setAudience(audience: Audience | undefined): void {
  if (edition.audience !== audience) publish({ ...edition, audience });
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

/** Loads what was not asked for yet, in one file; what did not arrive is asked for again the next time. */
async function loadCatalogues(language: Language, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !requests.has(`${language}/${name}`));
  if (missing.length > 0) {
    const request = fetchCatalogues(language, missing);
    for (const name of missing) requests.set(`${language}/${name}`, request);
    request.catch(() => missing.forEach((name) => requests.delete(`${language}/${name}`)));
  }
  await Promise.all(names.map(async (name) => requests.get(`${language}/${name}`)));
}

async function fetchCatalogues(language: Language, names: readonly string[]): Promise<void> {
  const answer = await fetch(textsAddress(import.meta.env.CATALOGUES, language, names));
  if (!answer.ok) throw new Error(`No catalogue of ${names.join()} in ${language}`);
  const texts = Object.entries((await answer.json()) as Record<string, Catalogue>);
  publishCatalogues(texts.map(([name, catalogue]) => [`${language}/${name}`, catalogue]));
}

/** The names of the texts that the served page has preloaded as one file (application/pages/page-files.ts). */
const servedTexts = () => document.querySelector<HTMLLinkElement>('link[data-texts]')?.dataset.texts?.split(',') ?? [];

/** The texts of a script that comes by `import()`, which waits for them: the build finds the catalogues that its modules use. */
export function loadTexts(names: readonly string[]): Promise<void> {
  // Whoever is first asks for the served page's texts as a whole, because a part of them has another address than the preloaded file.
  if (requests.size === 0) void loadCatalogues(edition.language, servedTexts()).catch(() => {});
  return loadCatalogues(edition.language, names);
}

/** Called once before the first render, which waits for the texts that the served page names, however often they have to be asked for. */
export async function startI18n(): Promise<void> {
  document.documentElement.lang = currentLocale();
  const names = servedTexts();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS))
    try {
      return await loadTexts(names);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** Loads every catalogue in use or on its way before the switch, so that no page shows keys afterwards. */
export async function changeLanguage(language: Language): Promise<void> {
  const inUse = new Set([...requests.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
  await loadCatalogues(language, [...inUse]);
  writeCookie(LANGUAGE_COOKIE, language);
  document.documentElement.lang = localeOf(language);
  publish({ ...edition, language });
}
