import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const source = join(import.meta.dirname, '..', '..', 'src');
export const innerPages = join(source, 'application', 'inner-pages.ts');
const texts = join(source, 'platform', 'ui', 'i18n.ts');

/** What opening something loads: modules by their files, and catalogues by their names. */
export interface Needs {
  modules: string[];
  namespaces: string[];
}

export interface LearnedPage extends Needs {
  path: string;
  frame: 'app' | 'public' | 'bare';
}

export interface LearnedPages {
  pages: LearnedPage[];
  /** What is drawn around pages, for who is signed in, for visitors, and for administrators on pages without a frame. */
  frames: Record<'app' | 'visitor' | 'staff', Needs>;
  /** What menus lead to. */
  menu: Set<string>;
}

interface Route {
  fullPath: string;
  options: {
    component?: { preload?: () => Promise<unknown> };
    staticData?: {
      page?: { frame: LearnedPage['frame']; namespaces: readonly string[] };
      load?: (tools: object) => unknown;
    };
  };
}

interface RouterModule {
  menuEntries: Record<string, { to: string }>;
  createProductRouter: (queryClient: unknown) => { routesById: Record<string, Route> };
  learnPages: (router: unknown) => Promise<void>;
  frameParts: Record<'app' | 'visitor' | 'staff', { preload?: () => Promise<unknown> }>;
}

/**
 * Asks the table of pages itself what each page fetches: its functions are run here with modules that only note that they were asked for.
 * So nobody keeps a second list beside the routes.
 */
export async function learnPages(): Promise<LearnedPages> {
  const noted = { modules: new Set<string>(), namespaces: new Set<string>() };
  Object.assign(globalThis, {
    noteModule: (file: string) => {
      noted.modules.add(file);
      return Promise.resolve(anything);
    },
    noteTexts: async (names: readonly string[]) => names.forEach((name) => noted.namespaces.add(name)),
  });
  const { module } = await runnerImport<RouterModule>('/src/application/testing/every-page.ts', {
    root: join(source, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [noteImports()],
  });
  const needsOf = async (open: () => Promise<unknown>): Promise<Needs> => {
    noted.modules.clear();
    noted.namespaces.clear();
    await open();
    return { modules: [...noted.modules], namespaces: [...noted.namespaces] };
  };
  const frames = {
    app: await needsOf(async () => module.frameParts.app.preload?.()),
    visitor: await needsOf(async () => module.frameParts.visitor.preload?.()),
    staff: await needsOf(async () => module.frameParts.staff.preload?.()),
  };
  const router = module.createProductRouter(anything);
  // The table of all other pages is a script of its own; an address that nothing is known of asks it too.
  const entrance = new Set(Object.values(router.routesById).map(({ fullPath }) => fullPath));
  entrance.delete('/$');
  await module.learnPages(router);
  const pages: LearnedPage[] = [];
  for (const { fullPath, options } of Object.values(router.routesById)) {
    const { page, load } = options.staticData ?? {};
    if (!page) continue;
    const needs = await needsOf(async () => {
      await options.component?.preload?.();
      await load?.({ queryClient: anything, params: {}, search: {} });
    });
    pages.push({
      path: fullPath,
      frame: page.frame,
      modules: [...(entrance.has(fullPath) ? [] : [innerPages]), ...needs.modules],
      namespaces: [...new Set([...page.namespaces, ...needs.namespaces])],
    });
  }
  return { pages, frames, menu: new Set(Object.values(module.menuEntries).map(({ to }) => to)) };
}

/** Stands for whatever a module that is not loaded would have given. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object,
});

const noStyles = '\0no-styles';
const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g;
const exported = /^export (?:async )?(?:function|const) (\w+)/gm;

function noteImports(): Plugin {
  return {
    name: 'note-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? noStyles : null),
    load(id) {
      if (id === noStyles) return 'export default {};';
      if (id !== texts) return null;
      const names = [...readFileSync(texts, 'utf8').matchAll(exported)].map(([, name]) => name);
      return names
        .map((name) => `export const ${name} = ${name === 'loadNamespaces' ? 'globalThis.noteTexts' : '() => ""'};`)
        .join('\n');
    },
    async transform(code, id) {
      if (!id.startsWith(source)) return null;
      const asked = [...code.matchAll(dynamicImport)].map(([, name]) => name!);
      if (asked.length === 0) return null;
      const files = new Map<string, string>();
      for (const name of asked) files.set(name, (await this.resolve(name, id))?.id ?? name);
      // The table of pages itself is needed, and at once.
      const table = asked.find((name) => name.endsWith('/inner-pages.ts'));
      const noting = code.replace(dynamicImport, (_, name: string) =>
        name === table ? 'Promise.resolve(table)' : `globalThis.noteModule(${JSON.stringify(files.get(name))})`,
      );
      return table ? `import * as table from '${table}';\n${noting}` : noting;
    },
  };
}
