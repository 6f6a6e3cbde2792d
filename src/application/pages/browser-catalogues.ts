import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '#platform/i18n/language.ts';

const source = join(import.meta.dirname, '..', '..');

export function listCatalogueFiles(): string[] {
  const files = globSync('{*,*/*}/locales/**/*.json', { cwd: source }).toSorted();
  return files.map((file) => join(source, file));
}

interface Texts {
  [name: string]: string | Texts;
}

/** What every room says about itself under `part`, which the room `shownBy` shows, and therefore gets, under `as`. */
const shared = [
  { part: 'menu', shownBy: 'application', as: 'menu' },
  { part: 'activity', shownBy: 'activity', as: 'did' },
  { part: 'activity', shownBy: 'notices', as: 'did' },
  { part: 'news', shownBy: 'notices', as: 'told' },
  { part: 'waiting', shownBy: 'waiting', as: 'kinds', byRoom: true },
];

/** Every catalogue of the browser by its name and language, `jobs/pt`, `jobs/alerts/pt`. */
export function readBrowserCatalogues(): Map<string, string> {
  const catalogues = new Map(listCatalogueFiles().map((file) => [nameOf(file), readTexts(file)]));
  for (const language of languages) {
    const shown = shared.map(({ part, byRoom }) => {
      const told: Texts = {};
      for (const [name, texts] of catalogues) {
        const [room, rest] = name.split('/');
        if (rest !== language || !texts[part]) continue;
        merge(told, (byRoom ? { [room!]: texts[part] } : texts[part]) as Texts, `${name}.${part}`);
      }
      return told;
    });
    for (const [name, texts] of catalogues)
      if (name.split('/')[1] === language) for (const { part } of shared) delete texts[part];
    shared.forEach(({ shownBy, as }, index) => (catalogues.get(`${shownBy}/${language}`)![as] = shown[index]!));
  }
  return new Map([...catalogues].map(([name, texts]) => [name, JSON.stringify(texts)]));
}

function nameOf(file: string): string {
  return relative(source, file).replaceAll('\\', '/').replace('/locales', '').replace('.json', '');
}

function merge(into: Texts, texts: Texts, where: string): void {
  for (const [name, text] of Object.entries(texts)) {
    const known = into[name];
    if (known === undefined) into[name] = structuredClone(text);
    else if (typeof known === 'object' && typeof text === 'object') merge(known, text, `${where}.${name}`);
    else throw new Error(`Another room has a text of the name ${where}.${name} too.`);
  }
}

/** Texts of mails, of the API description and of exports of one's own data are only used by the server. */
function readTexts(file: string): Texts {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const name of ['mail', 'apiDocs', 'ownData']) delete texts[name];
  return texts;
}
