import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as EveryPage from '../../src/application/testing/every-page.ts';
import type { PageFiles } from '../../src/application/pages/page-files.ts';
import { browserRooms } from './browser-rooms.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
export const innerPages = join(source, 'application', 'inner-pages.ts');

/** A page with the modules that it fetches, by their files. */
export type TracedPage = Pick<PageFiles, 'path' | 'frame' | 'isCalm'> & { modules: string[] };

/** The pages, and the modules of the frames around them: for signed-in people, for visitors, for administrators on pages without a frame. */
export interface TracedPages {
  pages: TracedPage[];
  frames: Record<keyof typeof EveryPage.frameParts, string[]>;
}

/**
 * Reads from the route table itself what each page loads: its functions run here with stubs that only record their use, so that no second
 * list besides the routes is needed. First reads are not run, because the route table contains their queries.
 */
export const tracePages = (): Promise<TracedPages> => (traced ??= trace());
let traced: Promise<TracedPages> | undefined;

async function trace(): Promise<TracedPages> {
  const noted = new Set<string>();
  Object.assign(globalThis, { noteModule: async (file: string) => noted.add(file) && anything });
  const { module } = await runnerImport<typeof EveryPage>('/src/application/testing/every-page.ts', {
    root: join(source, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [browserRooms(), noteImports()],
  });
  const modulesOf = async (part: { preload?: () => Promise<unknown> } = {}): Promise<string[]> => {
    noted.clear();
    await part.preload?.();
    return [...noted];
  };
  const { app, visitor, staff } = module.frameParts;
  const frames = { app: await modulesOf(app), visitor: await modulesOf(visitor), staff: await modulesOf(staff) };
  const router = module.createProductRouter(anything as never);
  // The table of all other pages is a separate script, which an unknown address loads too.
  const entrance = new Set(module.listPages(router).map(({ path }) => path));
  entrance.delete('/$');
  await module.addInnerPages(router);
  const pages: TracedPage[] = [];
  for (const { path, page, component } of module.listPages(router)) {
    const modules = [...(entrance.has(path) ? [] : [innerPages]), ...(await modulesOf(component))];
    pages.push({ path, frame: page.frame, isCalm: page.calm === true, modules });
  }
  return { pages, frames };
}

/** Stands in for the exports of a module that is not loaded. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object,
});

const noStyles = '\0no-styles';
const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g;
/** The route table itself is needed at once: its script, and the routes of every room. */
const isTable = (name: string, id: string) =>
  name.endsWith('/inner-pages.ts') || (name === './routes.tsx' && id.endsWith('/web/capability.ts'));

function noteImports(): Plugin {
  return {
    name: 'note-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? noStyles : null),
    load: (id) => (id === noStyles ? 'export default {};' : null),
    async transform(code, id) {
      if (!id.startsWith(source)) return null;
      const asked = [...code.matchAll(dynamicImport)].map(([, name]) => name!);
      const table = asked.find((name) => isTable(name, id));
      const files = await Promise.all(asked.map(async (name) => (await this.resolve(name, id))?.id ?? name));
      const noting = code.replace(dynamicImport, (_, name: string) =>
        name === table ? 'Promise.resolve(table)' : `noteModule(${JSON.stringify(files[asked.indexOf(name)])})`,
      );
      return table ? `import * as table from '${table}';\n${noting}` : noting;
    },
  };
}
