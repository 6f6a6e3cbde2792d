import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Catalogue, formatText, type TextParameters } from '#platform/i18n/format-text.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';

const sourceFolder = join(import.meta.dirname, '..', '..');
/** A room's texts are one namespace, those of a wing another; texts of rarely opened pages may be a part of their own, `room/part`. */
const files = globSync('{*,*/*}/locales/{,*/}en.json', { cwd: sourceFolder });
const folders = files.map((file) => dirname(file).replaceAll('\\', '/'));

function readCatalogues(language: Language): Record<string, Catalogue> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(sourceFolder, folder, `${language}.json`), 'utf8')) as Catalogue;
  return Object.fromEntries(folders.map((folder) => [folder.replace('/locales', ''), read(folder)]));
}

const catalogues: Record<Language, Record<string, Catalogue>> = { pt: readCatalogues('pt'), en: readCatalogues('en') };

/** A catalogue text on the server: `translate('pt', 'accounts:mail.verify.subject', { … })`. */
export function translate(language: Language, key: string, parameters: TextParameters = {}): string {
  const [namespace = '', ...rest] = key.split(':');
  return formatText(catalogues[language][namespace] ?? {}, rest.join(':'), parameters, localeOf(language));
}

/** The text of an error code such as `accounts.unknownEmail`. */
export function translateError(language: Language, code: string, parameters: TextParameters = {}): string {
  const [namespace, name] = code.split('.');
  return translate(language, `${namespace}:errors.${name}`, parameters);
}
