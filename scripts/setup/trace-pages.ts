import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { browserRooms } from './browser-rooms.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
export const innerPages = join(source, 'application', 'inner-pages.ts');

export interface TracedPage {
  path: string;
  frame: 'app' | 'public' | 'bare';
  isCalm: boolean;
  /** The modules that it fetches, by their files. */
  modules: string[];
}

export interface TracedPages {
  pages: TracedPage[];
  /** The frames around pages, for signed-in people, for visitors, and for administrators on pages without a frame. */
  frames: Record<'app' | 'visitor' | 'staff', string[]>;
}

interface Route {
  fullPath: string;
  options: {
    component?: { preload?: () => Promise<unknown> };
    staticData?: { page?: { frame: TracedPage['frame']; calm?: true } };
  };
}

interface RouterModule {
  createProductRouter: (queryClient: unknown) => { routesById: Record<string, Route> };
  addInnerPages: (router: unknown) => Promise<void>;
  frameParts: Record<'app' | 'visitor' | 'staff', { preload?: () => Promise<unknown> }>;
}

/**
 * Reads from the route table itself what each page loads: its functions run here with stubs that only record their use, so that no second
 * list besides the routes is needed. First reads are not run, because the route table contains their queries.
 */
export const tracePages = (): Promise<TracedPages> => (traced ??= trace());
let traced: Promise<TracedPages> | undefined;

async function trace(): Promise<TracedPages> {
  const noted = new Set<string>();
  Object.assign(globalThis, {
    noteModule: (file: string) => {
      noted.add(file);
      return Promise.resolve(anything);
    },
  });
  const { module } = await runnerImport<RouterModule>('/src/application/testing/every-page.ts', {
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
  const router = module.createProductRouter(anything);
  // The table of all other pages is a separate script, which an unknown address loads too.
  const entrance = new Set(Object.values(router.routesById).map(({ fullPath }) => fullPath));
  entrance.delete('/$');
  await module.addInnerPages(router);
  const pages: TracedPage[] = [];
  for (const { fullPath, options } of Object.values(router.routesById)) {
    const { page } = options.staticData ?? {};
    if (!page) continue;
    pages.push({
      path: fullPath,
      frame: page.frame,
      isCalm: page.calm === true,
      // The table of pages first: it starts the page's reads.
      modules: [...(entrance.has(fullPath) ? [] : [innerPages]), ...(await modulesOf(options.component))],
    });
  }
  return { pages, frames };
}

/** Stands in for the exports of a module that is not loaded. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object,
});

/** The routes of a room: read here; the build puts them into the script of the table. */
const isRoutes = (id: string, name: string) => id.endsWith('/web/capability.ts') && name === './routes.tsx';

const noStyles = '\0no-styles';
const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g;

function noteImports(): Plugin {
  return {
    name: 'note-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? noStyles : null),
    load: (id) => (id === noStyles ? 'export default {};' : null),
    async transform(code, id) {
      if (!id.startsWith(source)) return null;
      const asked = [...code.matchAll(dynamicImport)].map(([, name]) => name!);
      if (asked.length === 0) return null;
      const files = new Map<string, string>();
      for (const name of asked) files.set(name, (await this.resolve(name, id))?.id ?? name);
      // The route table itself is needed at once: its script, and the routes of every room.
      const table = asked.find((name) => name.endsWith('/inner-pages.ts') || isRoutes(id, name));
      const noting = code.replace(dynamicImport, (_, name: string) =>
        name === table ? 'Promise.resolve(table)' : `globalThis.noteModule(${JSON.stringify(files.get(name))})`,
      );
      return table ? `import * as table from '${table}';\n${noting}` : noting;
    },
  };
}
