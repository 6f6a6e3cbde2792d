import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { listCatalogueFiles, readBrowserCatalogues } from '../../src/application/pages/browser-catalogues.ts';
import { cataloguesOfAddress, joinCatalogues } from '../../src/platform/i18n/texts-address.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
const loader = join(source, 'ui', 'i18n.ts');

/**
 * The texts that each script needs, found in its modules: the build names them among the files that `import()` waits for, and the served page
 * among its own. The server puts the catalogues of a page together (application/pages/serve-texts.ts); their folder's name contains a hash of
 * them all, so that they can be cached for a year like the scripts.
 */
export function catalogueFiles(): Plugin & { textsOf: (chunk: Rolldown.OutputChunk) => string[] } {
  const catalogues = readBrowserCatalogues();
  const names = [...catalogues.keys()]
    .filter((name) => name.endsWith('/en'))
    .map((name) => name.slice(0, -'/en'.length));
  // As in `useTranslation('jobs')` and in `t('jobs:title')`.
  const use = new RegExp(`\\buseTranslation\\('([^']+)'|['"\`](${names.join('|')}):[a-zA-Z]`, 'g');
  const textsIn = (code: string) => [...code.matchAll(use)].map(([, used, named]) => (used ?? named)!);
  const hash = createHash('sha256').update(JSON.stringify([...catalogues]));
  const folder = `/assets/texts-${hash.digest('base64url').slice(0, 8)}`;
  const ours = (id: string) => id.startsWith(source) && /\.tsx?$/.test(id) && id !== loader;
  const ofScript = new Map<string, string[]>();
  const textsOf = ({ fileName, moduleIds }: Rolldown.OutputChunk) => {
    const texts = ofScript.get(fileName) ?? moduleIds.filter(ours).flatMap((id) => textsIn(readFileSync(id, 'utf8')));
    return ofScript.set(fileName, [...new Set(texts)]).get(fileName)!;
  };
  return {
    name: 'catalogue-files',
    textsOf,
    config: () => ({
      define: { 'import.meta.env.CATALOGUES': JSON.stringify(folder) },
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, others, { hostType }) {
            if (hostType === 'html') return others;
            const scripts = [...new Set([file, ...others])];
            const texts = new Set(scripts.flatMap((script) => ofScript.get(script) ?? []));
            return [...scripts, ...[...texts].map((name) => `texts/${name}`)];
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') textsOf(file);
      const joined = JSON.stringify({ folder, catalogues: Object.fromEntries(catalogues) });
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: joined });
    },
    // Vite's server for development has no list of files, so a module itself waits for its texts.
    transform: {
      order: 'pre',
      handler(code, id) {
        const used = this.environment.mode === 'dev' && ours(id) ? textsIn(code) : [];
        const wait = `import { loadTexts } from ${JSON.stringify(loader)}; await loadTexts(${JSON.stringify(used)});`;
        return used.length > 0 ? { code: `${code}\n${wait}`, map: null } : null;
      },
    },
    configureServer(server) {
      server.middlewares.use(folder, (request, response) => {
        const [language, name = ''] = (request.url ?? '').slice(1).split('/');
        const texts = joinCatalogues(readBrowserCatalogues(), language!, cataloguesOfAddress(name));
        response.writeHead(texts ? 200 : 404, { 'content-type': 'application/json' }).end(texts);
      });
      server.watcher.add(listCatalogueFiles());
      server.watcher.on('change', (file) => {
        if (/[\\/]locales[\\/].*\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
