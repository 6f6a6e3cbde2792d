import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Keys are flat (`board.empty.title`), with their plural endings. */
export type Catalogue = Map<string, string>;
export type Namespace = { name: string; path: string; texts: Record<Language, Catalogue> };

function flatten(value: unknown, key: string, into: Catalogue): void {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name, into);
  } else into.set(key, typeof value === 'string' ? value : '');
}

function readCatalogue(file: string): Catalogue {
  const catalogue: Catalogue = new Map();
  if (existsSync(file)) flatten(JSON.parse(readFileSync(file, 'utf8')), '', catalogue);
  return catalogue;
}

/** One namespace per folder of a room or a wing that has locales, and one (`room/part`) per folder within. */
export function readNamespaces(root: string): Namespace[] {
  const files = globSync('{*,*/*}/locales/{,*/}{en,pt}.json', { cwd: join(root, 'src') });
  const folders = new Set(files.map((file) => dirname(file).replaceAll('\\', '/')));
  return [...folders].toSorted().map((folder) => {
    const path = `src/${folder}`;
    const [en, pt] = languages.map((language) => readCatalogue(join(root, path, `${language}.json`)));
    return { name: folder.replace('/locales', ''), path, texts: { en: en!, pt: pt! } };
  });
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** `counter.left_one` → `counter.left` */
export function withoutPlural(key: string): string {
  return key.replace(pluralEnding, '');
}

export function pluralForm(key: string): string | undefined {
  return pluralEnding.exec(key)?.[1];
}
