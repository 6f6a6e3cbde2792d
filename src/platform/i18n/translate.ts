import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, formatText, type TextParameters } from '#platform/i18n/format-text.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';

const sourceFolder = join(import.meta.dirname, '..', '..');
/** A capability's texts are one namespace; texts of pages that few open may be a part of their own, `capability/part`. */
const namespaces = readdirSync(sourceFolder)
  .filter((name) => existsSync(join(sourceFolder, name, 'locales', 'en.json')))
  .flatMap((name) => {
    const parts = readdirSync(join(sourceFolder, name, 'locales'), { withFileTypes: true });
    return [name, ...parts.filter((entry) => entry.isDirectory()).map((entry) => `${name}/${entry.name}`)];
  });

function catalogueFile(namespace: string, language: Language): string {
  const [capability = '', part = ''] = namespace.split('/');
  return join(sourceFolder, capability, 'locales', part, `${language}.json`);
}

function readCatalogues(language: Language): Record<string, Catalogue> {
  const read = (namespace: string) => JSON.parse(readFileSync(catalogueFile(namespace, language), 'utf8')) as Catalogue;
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
