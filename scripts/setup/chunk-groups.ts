import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { clusterModules } from './cluster-modules.ts';
import { relieveHeaviest } from './relieve-heaviest.ts';
import { entry, innerPages, routesFile, type TracedPages, tracePages } from './trace-pages.ts';
import { type ModuleGraph, readModuleGraph } from './module-graph.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
/** In the group `entrance` of the build's settings. */
const login = join(source, 'accounts', 'sign-in', 'web', 'login-page.tsx');
const frameReads = join(source, 'application', 'frame', 'frame-reads.ts');
const board = join(source, 'jobs', 'web', 'jobs-page.tsx');

/** Of the pages of menus: what more of them load belongs to the frame. */
const shareOfFrame = 0.6;
// In characters of source: minifying halves them, and compression leaves a seventh.
const limits = { atLeast: 40_000, perFile: 40_000 };

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/**
 * Groups the modules behind the entrance: those shared by visitors and members, those of the route table with all first reads, those of the
 * signed-in frame, and then those loaded by the same pages.
 */
export async function pageGroups(): Promise<Groups> {
  const traced = await tracePages();
  let names: Map<string, string> | undefined;
  return [
    {
      debugName: 'pages',
      name: (id, context) => {
        names ??= nameModules(readModuleGraph(context, entry), traced);
        return names.get(id) ?? null;
      },
      includeDependenciesRecursively: false,
    },
  ];
}

function nameModules(graph: ModuleGraph, traced: TracedPages): Map<string, string> {
  const closure = (ids: readonly string[]) => {
    const found = new Set(ids.filter((id) => graph.has(id)));
    for (const id of found) for (const next of graph.get(id)!.imports) if (graph.has(next)) found.add(next);
    return found;
  };
  const moved = [entry, board, innerPages, frameReads, login].filter((id) => !graph.has(id));
  if (moved.length > 0) throw new Error(`Files are grouped by modules that have moved: ${moved.join(', ')}`);
  const { app, visitor, staff } = traced.frames;
  const names = new Map<string, string>();
  const take = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!names.has(id)) names.set(id, name);
  };
  take('first', closure([entry, login]));
  // What the rooms' manifests import for the frame: all routes form the table, and a search is a few lines.
  const brought = [...graph.keys()].filter((id) => routesFile.test(id) || searchFile.test(id));
  const around = closure([innerPages, ...brought, ...app.modules, ...staff.modules]);
  const ofVisitors = closure([board, ...visitor.modules]);
  // All styles are one file: separate ones would cost each page one more request, and save a few hundred bytes.
  take(
    'common',
    [...graph.keys()].filter((id) => isStyle(id) || /@tanstack[\\/](react-query|query-core)[\\/]/.test(id)),
  );
  take(
    'common',
    [...around].filter((id) => ofVisitors.has(id)),
  );
  // Separate from the frame's own parts, so that the first reads start before those run.
  take(
    'routes',
    [...closure([innerPages, frameReads, ...brought])].filter((id) => !ofVisitors.has(id)),
  );
  take('frame', around);

  const visits = [...visitsOf(graph, traced)].map(([page, modules]) => [page, closure(modules)] as const);
  const weightOf = createWeight(traced);
  const ofMenus = visits.filter(([page]) => weightOf(page) >= 1);
  // What nearly every page of a menu needs would only be a file more.
  take(
    'frame',
    [...graph.keys()].filter(
      (id) => ofMenus.filter(([, modules]) => modules.has(id)).length > ofMenus.length * shareOfFrame,
    ),
  );
  const pagesOf = () => {
    const pages = new Map<string, Set<string>>();
    for (const [page, modules] of visits) {
      for (const id of modules) {
        if (!names.has(id)) pages.set(id, (pages.get(id) ?? new Set()).add(page));
      }
    }
    return pages;
  };
  const fixed = ['common', 'routes', 'frame'].map((name) => {
    const modules = [...names].filter(([, group]) => group === name).map(([id]) => id);
    const pages = visits.filter(([, needed]) => modules.some((id) => needed.has(id))).map(([page]) => page);
    return { modules, size: modules.reduce((sum, id) => sum + graph.get(id)!.size, 0), pages: new Set(pages) };
  });
  const clusters = relieveHeaviest(
    graph,
    pagesOf(),
    { ...limits, weightOf },
    {
      pages: ofMenus.map(([page]) => page),
      clusters: clusterModules(graph, pagesOf(), { ...limits, weightOf }, fixed),
    },
  );
  for (const [place, { modules }] of clusters.entries()) take(`pages-${place}`, modules);
  // The first script and the entrance have groups of their own, which come first; unused parts of their libraries are grouped with the rest.
  return new Map([...names].map(([id, name]) => [id, name === 'first' ? 'common' : name] as const));
}

const searchFile = /[\\/]web[\\/]search-[\w-]+\.ts$/;
const isStyle = (id: string) => id.endsWith('.css');

/** The entry points with their first modules: pages, for signed-in people and for visitors, and what a page loads on demand. */
function visitsOf(graph: ModuleGraph, { pages, frames }: TracedPages): Map<string, readonly string[]> {
  const opened = new Set(pages.flatMap(({ modules }) => modules));
  const dialogs = [...graph.values()].flatMap(({ later }) => later).filter((id) => !opened.has(id));
  return new Map([
    ...pages.flatMap(({ path, frame, modules }) => [
      [path, frame === 'bare' ? modules : [...frames.app.modules, ...modules]] as const,
      ...(frame === 'public' ? [[`${path} of visitors`, [...frames.visitor.modules, ...modules]] as const] : []),
    ]),
    ...dialogs.map((id) => [id, [id]] as const),
  ]);
}

/** Behind the menus, and opened as often as what they lead to. */
const behindMenus: ReadonlySet<string> = new Set([
  '/my-projects/pipeline/$projectId',
  '/task-assignments/kanban-view/$projectId',
  '/squadmember-profile/hiring-process-view/$projectId/$positionIndex/$squadMemberId',
]);

/** Visits start at the targets of menus, and strangers' at the job board; a dialog is never loaded first. */
function createWeight({ menu, pages }: TracedPages): (visit: string) => number {
  const paths = new Set(pages.map(({ path }) => path));
  const weigh = (visit: string) => {
    const path = visit.split(' ')[0]!;
    if (menu.has(path.split('/{')[0]!) || behindMenus.has(path)) return visit === path ? 1 : 5;
    return paths.has(path) ? 0.08 : 0.01;
  };
  // Asked some million times.
  const known = new Map<string, number>();
  return (visit) => {
    const weight = known.get(visit) ?? weigh(visit);
    known.set(visit, weight);
    return weight;
  };
}
