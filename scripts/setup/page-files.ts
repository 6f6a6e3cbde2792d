import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, PageLoad } from '../../src/application/pages/page-files.ts';
import { innerPages, tracePages } from './trace-pages.ts';

/** Stands in for the build's own helper around each `import()`, after which browsers never ask again for what did not arrive. */
export const importHelper = join(import.meta.dirname, '..', '..', 'src', 'ui', 'away', 'import-with-files.ts');

/**
 * Writes for the server which files it names in the head of each page: its scripts and those of its frame, their styles, and the catalogues of
 * their texts.
 */
export function pageFiles(textsOf: (chunk: Rolldown.OutputChunk) => string[]): Plugin {
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
      const list = pages.map(({ path, frame, isCalm, modules }): PageFiles => {
        // The table of pages first: it starts the page's reads.
        const table = modules.filter((id) => id === innerPages);
        const { signedIn, visitor } = around[frame];
        return {
          path,
          frame,
          isCalm,
          signedIn: loadOf([...table, ...signedIn, ...modules]),
          visitor: loadOf([...table, ...visitor, ...modules]),
        };
      });
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(list) });
    },
  };
}

/** Returns the files that contain modules and their dependencies: scripts and styles without those of the first script, all texts. */
function createFinder(bundle: Rolldown.OutputBundle, textsOf: (chunk: Rolldown.OutputChunk) => string[]) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (!chunks.some(({ moduleIds }) => moduleIds.includes(importHelper)))
    throw new Error(
      'Vite names its helper around import() otherwise now, so none asks again for a script that did not arrive (decision 081).',
    );
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
    const start = modules.map((id) => byModule.get(id)).filter((chunk) => chunk !== undefined);
    // Each with what it imports before the next, because browsers fetch six at a time, in this order.
    const inOrder = new Set(start.flatMap((chunk) => [...withImports([chunk])]));
    const needed = [...inOrder].filter((chunk) => !first.has(chunk));
    const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      scripts: needed.map(({ fileName }) => `/${fileName}`),
      styles: [...styles].map((name) => `/${name}`),
      texts: [...new Set([...first, ...needed].flatMap(textsOf))].toSorted(),
    };
  };
}
