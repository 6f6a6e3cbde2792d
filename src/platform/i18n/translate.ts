import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Catalogue, formatText, type TextParameters } from '#platform/i18n/format-text.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';

const sourceFolder = join(import.meta.dirname, '..', '..');
const known = new Map<string, Catalogue>();

/**
 * A room's texts are one namespace, those of a wing another (`room/wing`); texts of rarely opened pages may be a part of their own
 * (`room/part`, `room/wing/part`). Read when first needed, because all of them are a hundred files.
 */
function catalogueOf(language: Language, namespace: string): Catalogue {
  const name = `${namespace}/${language}`;
  const catalogue = known.get(name) ?? readCatalogue(language, namespace);
  known.set(name, catalogue);
  return catalogue;
}

function readCatalogue(language: Language, namespace: string): Catalogue {
  const places = [join(namespace, 'locales'), join(dirname(namespace), 'locales', basename(namespace))];
  const file = places.map((place) => join(sourceFolder, place, `${language}.json`)).find((path) => existsSync(path));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** A catalogue text on the server: `translate('pt', 'accounts:mail.verify.subject', { … })`. */
export function translate(language: Language, key: string, parameters: TextParameters = {}): string {
  const [namespace = '', ...rest] = key.split(':');
  return formatText(catalogueOf(language, namespace), rest.join(':'), parameters, localeOf(language));
}

/** The text of an error code such as `accounts.unknownEmail`. */
export function translateError(language: Language, code: string, parameters: TextParameters = {}): string {
  const [namespace, name] = code.split('.');
  return translate(language, `${namespace}:errors.${name}`, parameters);
}
