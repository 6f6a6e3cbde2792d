import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, PageLoad } from '../../src/application/pages/page-files.ts';
import { innerPages, tracePages } from './trace-pages.ts';

/** Stands in for Vite's own helper around each `import()`, after which browsers never ask again for what did not arrive. */
export const importHelper = join(import.meta.dirname, '..', '..', 'src', 'ui', 'away', 'import-with-files.ts');

type TextsOf = (chunk: Rolldown.OutputChunk) => string[];

/** Writes for the server which files it names in the head of each page: its scripts and those of its frame, styles, and catalogues of texts. */
export function pageFiles(textsOf: TextsOf): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const loadOf = createFinder(bundle, textsOf);
      const { pages, frames } = await tracePages();
      const around = {
        app: { signedIn: frames.app, visitor: [] },
        public: { signedIn: frames.app, visitor: frames.visitor },
        bare: { signedIn: [], visitor: [] },
      };
      const list = pages.map(({ modules, ...page }): PageFiles => {
        // The table of pages first: it starts the page's reads.
        const table = modules.filter((id) => id === innerPages);
        const load = (frame: string[]) => loadOf([...table, ...frame, ...modules]);
        const { signedIn, visitor } = around[page.frame];
        return { ...page, signedIn: load(signedIn), visitor: load(visitor) };
      });
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(list) });
    },
  };
}

/** Returns the files that contain modules and their dependencies: scripts and styles without those of the first script, all texts. */
function createFinder(bundle: Rolldown.OutputBundle, textsOf: TextsOf) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (!chunks.some(({ moduleIds }) => moduleIds.includes(importHelper)))
    throw new Error(`Vite now gives its helper around import() another name, so ${importHelper} is not used.`);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  for (const chunk of chunks) if (chunk.facadeModuleId) byModule.set(chunk.facadeModuleId, chunk);
  const withImports = (start: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
    const found = new Set(start);
    for (const chunk of found) for (const name of chunk.imports) if (byName.has(name)) found.add(byName.get(name)!);
    return found;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry));
  return (modules: readonly string[]): PageLoad => {
    // A script and what it imports come before the next one, because browsers fetch six at a time, in this order.
    const inOrder = modules.flatMap((id) => (byModule.has(id) ? [...withImports([byModule.get(id)!])] : []));
    const needed = [...new Set(inOrder)].filter((chunk) => !first.has(chunk));
    const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return {
      scripts: needed.map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(styles)].map((name) => `/${name}`),
      texts: [...new Set([...first, ...needed].flatMap(textsOf))].toSorted(),
    };
  };
}
