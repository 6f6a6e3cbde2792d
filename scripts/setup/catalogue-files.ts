import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../../src/platform/i18n/language.ts';
import { cataloguesOfAddress } from '../../src/platform/i18n/texts-address.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
const loader = join(source, 'ui', 'i18n.ts');
const pattern = '{*,*/*}/locales/**/*.json';
/** Begins the names of catalogues among the files of a script. */
const TEXTS = 'texts/';

interface Texts {
  [name: string]: string | Texts;
}

/** What every room says about itself under `part`, which the room `shownBy` shows, and therefore gets, under `as`. */
const shared = [
  { part: 'menu', shownBy: 'application', as: 'menu' },
  { part: 'activity', shownBy: 'activity', as: 'did' },
  { part: 'waiting', shownBy: 'waiting', as: 'kinds', byRoom: true },
];

/** Every catalogue of the browser by its name and language, `jobs/pt`, `jobs/alerts/pt`. */
function readCatalogues(): Map<string, string> {
  const files = globSync(pattern, { cwd: source }).toSorted();
  const catalogues = new Map(
    files.map((file) => [file.replaceAll('\\', '/').replace('/locales', '').replace('.json', ''), readTexts(file)]),
  );
  for (const language of languages)
    for (const { part, shownBy, as, byRoom } of shared) {
      const shown: Texts = {};
      for (const [name, texts] of catalogues) {
        const [room, rest] = name.split('/');
        if (rest !== language || !texts[part]) continue;
        merge(shown, (byRoom ? { [room!]: texts[part] } : texts[part]) as Texts, `${name}.${part}`);
        delete texts[part];
      }
      catalogues.get(`${shownBy}/${language}`)![as] = shown;
    }
  return new Map([...catalogues].map(([name, texts]) => [name, JSON.stringify(texts)]));
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
  const texts = JSON.parse(readFileSync(join(source, file), 'utf8')) as Texts;
  for (const name of ['mail', 'apiDocs', 'ownData']) delete texts[name];
  return texts;
}

/** Returns the catalogues whose texts a module of ours uses: `useTranslation('jobs')`, and keys that name theirs, `t('jobs:title')`. */
function createReader(names: Iterable<string>): (code: string) => string[] {
  const known = [...new Set([...names].map((name) => name.slice(0, name.lastIndexOf('/'))))];
  const use = new RegExp(`\\buseTranslation\\('([^']+)'|['"\`](${known.join('|')}):[a-zA-Z]`, 'g');
  return (code) => [...code.matchAll(use)].map(([, used, named]) => (used ?? named)!);
}

/**
 * The texts that each script needs, found in its modules: the build names them among the files that `import()` waits for, and the served page
 * among its own. The server puts the catalogues of a page together (application/pages/serve-texts.ts); their folder's name contains a hash of
 * them all, so that they can be cached for a year like the scripts.
 */
export function catalogueFiles(): Plugin & { textsOf: (chunk: Rolldown.OutputChunk) => string[] } {
  const catalogues = readCatalogues();
  const textsIn = createReader(catalogues.keys());
  const hash = createHash('sha256').update(JSON.stringify([...catalogues]));
  const folder = `/assets/texts-${hash.digest('base64url').slice(0, 8)}`;
  const ours = (id: string) => id.startsWith(source) && /\.tsx?$/.test(id) && id !== loader;
  const textsOf = (chunk: Rolldown.OutputChunk) => [
    ...new Set(chunk.moduleIds.filter(ours).flatMap((id) => textsIn(readFileSync(id, 'utf8')))),
  ];
  const ofScript = new Map<string, string[]>();
  return {
    name: 'catalogue-files',
    textsOf,
    config: () => ({
      define: { 'import.meta.env.CATALOGUES': JSON.stringify(folder) },
      build: {
        modulePreload: {
          // Browsers of the build's target know it themselves, or fetch a moment later.
          polyfill: false,
          resolveDependencies(file, others, { hostType }) {
            if (hostType === 'html') return others;
            const scripts = [...new Set([file, ...others])];
            const texts = new Set(scripts.flatMap((script) => ofScript.get(script) ?? []));
            return [...scripts, ...[...texts].map((name) => TEXTS + name)];
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') ofScript.set(file.fileName, textsOf(file));
      const list = JSON.stringify({ folder, catalogues: Object.fromEntries(catalogues) });
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: list });
    },
    // Vite's server for development has no list of files, so a module itself waits for its texts.
    transform(code, id) {
      if (this.environment.mode !== 'dev' || !ours(id)) return null;
      const names = [...new Set(textsIn(code))];
      const wait = `import { loadTexts } from ${JSON.stringify(loader)}; await loadTexts(${JSON.stringify(names)});`;
      return names.length > 0 ? { code: `${code}\n${wait}`, map: null } : null;
    },
    configureServer(server) {
      server.middlewares.use(folder, (request, response) => {
        const [language, name = ''] = (request.url ?? '').slice(1).split('/');
        const current = readCatalogues();
        const parts = cataloguesOfAddress(name).map((one) => `"${one}":${current.get(`${one}/${language}`) ?? '{}'}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end(`{${parts.join()}}`);
      });
      server.watcher.add(globSync(pattern, { cwd: source }).map((file) => join(source, file)));
      server.watcher.on('change', (file) => {
        if (/[\\/]locales[\\/].*\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
