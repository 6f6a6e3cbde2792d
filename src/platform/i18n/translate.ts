import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatText, type TextParameters } from '#platform/i18n/format-text.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';

const sourceFolder = join(import.meta.dirname, '..', '..');
const namespaces = readdirSync(sourceFolder).filter((name) =>
  existsSync(join(sourceFolder, name, 'locales', 'en.json')),
);

function readCatalogues(language: Language): Record<string, Catalogue> {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(join(sourceFolder, namespace, 'locales', `${language}.json`), 'utf8')) as Catalogue;
  return Object.fromEntries(namespaces.map((namespace) => [namespace, read(namespace)]));
}

const catalogues: Record<Language, Record<string, Catalogue>> = { pt: readCatalogues('pt'), en: readCatalogues('en') };

/** A text of the catalogues on the server: `translate('pt', 'accounts:mail.verify.subject', { … })`. */
export function translate(language: Language, key: string, parameters: TextParameters = {}): string {
  const [namespace = '', ...rest] = key.split(':');
  return formatText(catalogues[language][namespace] ?? {}, rest.join(':'), parameters, localeOf(language));
}

/** The text of an error code such as `accounts.unknownEmail`. */
export function translateError(language: Language, code: string, parameters: TextParameters = {}): string {
  const [namespace, name] = code.split('.');
  return translate(language, `${namespace}:errors.${name}`, parameters);
}
