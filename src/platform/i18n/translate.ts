import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { type Language, languages } from '#platform/i18n/language.ts';

const sourceFolder = join(import.meta.dirname, '..', '..');
const namespaces = readdirSync(sourceFolder).filter((name) =>
  existsSync(join(sourceFolder, name, 'locales', 'en.json')),
);

const read = (language: Language, namespace: string): object =>
  JSON.parse(readFileSync(join(sourceFolder, namespace, 'locales', `${language}.json`), 'utf8'));

const catalogues = createInstance();
void catalogues.init({
  fallbackLng: 'en',
  ns: namespaces,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(namespaces.map((name) => [name, read(language, name)]))]),
  ),
});

/** A text of the catalogues on the server: `translate('pt', 'accounts:mail.verify.subject', { … })`. */
export function translate(language: Language, key: string, parameters: Record<string, string | number> = {}): string {
  return catalogues.t(key, { lng: language, ...parameters });
}

/** The text of an error code such as `accounts.unknownEmail`. */
export function translateError(
  language: Language,
  code: string,
  parameters: Record<string, string | number> = {},
): string {
  const [namespace, name] = code.split('.');
  return translate(language, `${namespace}:errors.${name}`, parameters);
}
