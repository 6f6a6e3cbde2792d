import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../../src/platform/i18n/language.ts';
import { readCatalogues, textsFolder } from './catalogue-files.ts';
import { innerPages, tracePages, type Needs } from './trace-pages.ts';

/** The file for the server: the files of each page's first load. */
export const pageFilesName = 'page-files.json';

type Viewer = 'signedIn' | 'visitor';

/**
 * Emits the list of files that the server names in the head of each page: scripts of the page and its frame, one file with all of its
 * texts, and one with the styles that it can use.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const catalogues = readCatalogues();
      const folder = textsFolder(catalogues).slice(1);
      const filesOf = createFinder(bundle);
      const emitted = new Map<string, string>();
      const emitTexts = (namespaces: readonly string[]): string => {
        const names = [...new Set(['platform', ...namespaces])].toSorted();
        const name = createHash('sha256').update(names.join()).digest('base64url').slice(0, 8);
        const stem = `${folder}/pages/${name}`;
        if (emitted.has(stem)) return emitted.get(stem)!;
        for (const language of languages) {
          const parts = names.map((part) => `${JSON.stringify(part)}:${catalogues.get(`${part}/${language}.json`)}`);
          this.emitFile({ type: 'asset', fileName: `${stem}/${language}.json`, source: `{${parts.join()}}` });
        }
        emitted.set(stem, `/${stem}`);
        return `/${stem}`;
      };
      const { pages, frames } = await tracePages();
      const framesOf: Record<string, Record<Viewer, Needs | undefined>> = {
        app: { signedIn: frames.app, visitor: undefined },
        public: { signedIn: frames.app, visitor: frames.visitor },
        bare: { signedIn: undefined, visitor: undefined },
      };
      const list = pages.map((page) => {
        const load = (viewer: Viewer) => {
          const around = framesOf[page.frame]![viewer] ?? { modules: [], namespaces: [] };
          // The table of pages first: it starts the page's reads.
          const modules = [...page.modules.filter((id) => id === innerPages), ...around.modules, ...page.modules];
          const { scripts, styles } = filesOf(modules);
          return {
            scripts,
            styles,
            texts: emitTexts([...around.namespaces, ...page.namespaces]),
          };
        };
        return {
          path: page.path,
          frame: page.frame,
          isCalm: page.isCalm,
          signedIn: load('signedIn'),
          visitor: load('visitor'),
        };
      });
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(list) });
    },
  };
}

/** Returns the scripts and styles that contain the modules and their dependencies, except those of the first script. */
function createFinder(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  for (const chunk of chunks) if (chunk.facadeModuleId) byModule.set(chunk.facadeModuleId, chunk);
  const withImports = (start: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
    const found = new Set(start);
    for (const chunk of found) for (const name of chunk.imports) if (byName.has(name)) found.add(byName.get(name)!);
    return found;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry));
  return (modules: readonly string[]) => {
    const start = modules.map((id) => byModule.get(id)).filter((chunk) => chunk !== undefined);
    // Each with what it imports before the next, because browsers fetch six at a time, in this order.
    const inOrder = new Set(start.flatMap((chunk) => [...withImports([chunk])]));
    const needed = [...inOrder].filter((chunk) => !first.has(chunk));
    const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return { scripts: needed.map(({ fileName }) => `/${fileName}`), styles: [...styles].map((name) => `/${name}`) };
  };
}
