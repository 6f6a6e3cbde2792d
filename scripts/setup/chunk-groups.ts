import type { Rolldown } from 'vite';
import { innerPages, type TracedPages, tracePages } from './trace-pages.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'));
const ofLibraries = path(
  '/node_modules/(react(-dom)?|scheduler|@tanstack/(react-router|router-core|history|(react-)?store))/',
);
const ofKit = path('/src/(ui|platform)/|/node_modules/(@mantine|@tanstack/(react-query|query-core))/');
/** What the kit takes from Mantine in files of its own, because only some pages begin with it. */
const partsOfKit = {
  overlays: path(
    '@mantine/.*/(Modal|Drawer|ScrollArea)|/mobile-notice-dialog|' +
      '/node_modules/(@floating-ui|react-remove-scroll|react-style-singleton|get-nonce|use-callback-ref|use-sidecar|tslib)',
  ),
  choices: path(
    '@mantine/.*/(Popover|Menu|Tooltip|use-combobox|OptionsDropdown|Select|MultiSelect|TagsInput|Autocomplete|Pill)\\w*/|' +
      '@mantine/.*/Combobox/(?!ComboboxChevron|get-parsed|Combobox.module)|/ui/form/tags-field',
  ),
  fields: path('/ui/form/|@mantine/.*/Textarea/'),
  /** They begin with overlays and fields, which the rest of the kit doesn't. */
  dialogs: path('/ui/overlays/((typed|form|reason)-dialog|use-typed-words)'),
};
const roomOf = (id: string) => /[\\/]src[\\/]([\w-]+)[\\/]/.exec(id)?.[1];
const nameOfFile = (id: string) => /([\w-]+)\.\w+$/.exec(id)?.[1];

/**
 * The scripts, by rules that a reader can foretell. A module travels in the first of these that takes it: libraries and the way in ·
 * `styles`: all styles behind the entrance · `overlays`, `choices`, `fields`, `dialogs` and `kit`: `src/ui` and Mantine · `routes`: the table of pages with
 * their first reads · `frame` · `ROOM-shared`: pages of other rooms begin with it too · `ROOM-pages`: more than three pages of its room do · `ROOM-PAGE` to
 * `ROOM-PAGE-PAGE-PAGE`: only these do · `ROOM-later`: it comes by a click.
 */
export async function chunkGroups(): Promise<Groups> {
  const pages = await tracePages();
  let users: Map<string, Set<string>> | undefined;
  const usersOf = (id: string, graph: Graph) => [...((users ??= findUsers(pages, graph)).get(id) ?? [])];
  const isOfLogin = (begun: string[]) => begun.some((id) => id.endsWith('/login-page.tsx'));
  return [
    { name: 'libraries', test: ofLibraries },
    { name: 'start', tags: ['$initial' as const] },
    {
      includeDependenciesRecursively: false,
      name: (id, modules) => (roomOf(id) === 'accounts' && isOfLogin(usersOf(id, modules)) ? 'login' : null),
    },
    {
      name: 'entrance',
      test: path(
        '@mantine/core/esm/components/TextInput/|/ui/(controls/button|form/form.module|shell/(language-button|logo|skip-link))|useMutation|/sign-in/web/login-page',
      ),
    },
    // The door is loaded after the form of the login; what other pages share stays out of it.
    { name: 'door', test: path('/product-pages/web/entrance/') },
    { name: 'styles', test: /\.css$/ },
    // Each of these imports only such as more pages begin with, so none imports itself in a circle.
    { includeDependenciesRecursively: false, name: (id, modules) => kitOf(id, usersOf(id, modules)) },
    { name: 'routes', test: path('/application/inner-pages|/web/routes.tsx$|/frame/frame-reads') },
    { name: 'frame', test: path('/application/frame/(app-frame|page-outlet)') },
    {
      debugName: 'rooms',
      includeDependenciesRecursively: false,
      name: (id, modules) => nameOf(id, usersOf(id, modules)),
    },
  ];
}

function kitOf(id: string, users: readonly string[]): string | null {
  for (const [name, parts] of Object.entries(partsOfKit)) if (parts.test(id)) return name;
  if (id.includes('node_modules')) return ofKit.test(id) || new Set(users.map(roomOf)).size > 1 ? 'kit' : null;
  return ofKit.test(id) ? (users.length === 0 ? 'kit-later' : 'kit') : null;
}

function nameOf(id: string, users: readonly string[]): string | null {
  if (id.includes('node_modules')) return null;
  const rooms = new Set(users.map(roomOf));
  const own = roomOf(id)!;
  if (users.length === 0) return `${own}-later`;
  if (rooms.size > 1 || !rooms.has(own)) return `${own}-shared`;
  return users.length > 3 ? `${own}-pages` : [own, ...users.map(nameOfFile)].join('-');
}

/** For each of our modules, the pages and frames that begin with it, each by its first module. */
function findUsers({ pages, frames }: TracedPages, graph: Graph) {
  const users = new Map<string, Set<string>>();
  for (const modules of [...pages.map((page) => page.modules), ...Object.values(frames)]) {
    const user = modules.find((id) => id !== innerPages);
    const begun = new Set(modules);
    for (const id of begun) {
      users.set(id, (users.get(id) ?? new Set()).add(user!));
      // All parts of a library that several pages use are one file, so their imports need not be followed.
      if (id.includes('node_modules')) continue;
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) begun.add(next);
    }
  }
  return users;
}
