import type { Language } from '#platform/i18n/language.ts';

/** Where browsers find the texts of some catalogues in one language; `folder` is the one of this build. */
export function textsAddress(folder: string, language: Language, catalogues: Iterable<string>): string {
  return `${folder}/${language}/${[...catalogues].toSorted().join(',').replaceAll('/', '.')}.json`;
}

/** The catalogues that the last part of such an address names. */
export function cataloguesOfAddress(name: string): string[] {
  return name
    .replace(/\.json$/, '')
    .split(',')
    .map((catalogue) => catalogue.replaceAll('.', '/'));
}

/** The texts of some catalogues as one JSON; undefined when one of them is not known or named twice. `catalogues` has JSON by name and language, `jobs/pt`. */
export function joinCatalogues(
  catalogues: ReadonlyMap<string, string>,
  language: string,
  names: readonly string[],
): string | undefined {
  const texts = names.map((name) => catalogues.get(`${name}/${language}`));
  // An address that repeats a catalogue would make an answer of any length.
  if (texts.includes(undefined) || new Set(names).size < names.length) return undefined;
  return `{${names.map((name, place) => `"${name}":${texts[place]}`).join()}}`;
}
