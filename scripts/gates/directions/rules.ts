import { orderedWings } from '../ordered-wings.ts';
import { type Place, rooms } from './read-place.ts';

type Rule = {
  name: string;
  why: string;
  /** The files that it is about. */
  of: (from: Place) => boolean;
  /** What these may not import. Packages are `npm:name`, modules of Node.js `node:name`. */
  not: (to: Place, from: Place) => boolean;
  /** It says nothing of `import type`, which is gone when the code runs. */
  valuesOnly?: true;
};

const purePlatform = ['money', 'calendar', 'brazil', 'i18n', 'access', 'contract', 'errors'];
const serverPlatform = ['db', 'http', 'jobs', 'mail', 'events', 'reports', 'testing', 'config.ts'];
const pureParts = ['rules', 'contract', 'content', 'contract.ts', 'errors.ts', 'happenings.ts', 'paths.ts'];
/** The files of a server that meet a request or a reply. */
const meetsRequests = /\/(serve-[\w-]+|feed-answer|calendar-feed|authorise-topic)\.ts$/;
const listsRooms = 'src/application/capabilities.ts';

const isProduct = ({ area, isTest }: Place) => area !== undefined && !isTest;
const isPartOf = ({ isRoom, part }: Place, ...parts: string[]) => isRoom && parts.includes(part);
const isUi = ({ area }: Place) => area === 'ui';
const isBrowser = (place: Place) => isPartOf(place, 'web') || isUi(place);
const isServerPlatform = ({ area, part }: Place) => area === 'platform' && serverPlatform.includes(part);
const isServer = (place: Place) => isPartOf(place, 'server') || isServerPlatform(place);
const isPure = (place: Place) =>
  isPartOf(place, ...pureParts) || (place.area === 'platform' && purePlatform.includes(place.part));
const isCore = ({ path }: Place) => path.startsWith('node:');
const isTesting = (place: Place) =>
  isPartOf(place, 'testing') || (['platform', 'application'].includes(place.area!) && place.part === 'testing');

function comesAfter(to: Place, from: Place): boolean {
  const order = orderedWings[from.area!]!;
  return to.area === from.area && order.indexOf(to.wing!) > order.indexOf(from.wing!);
}

/** The rules of direction. `packages` are those that the running product has. */
export const rulesOf = (packages: ReadonlySet<string>): Rule[] => [
  {
    name: 'platform-knows-no-room',
    why: 'The platform is below all rooms.',
    of: ({ area }) => area === 'platform',
    not: ({ area }) => area !== undefined && area !== 'platform',
  },
  {
    name: 'ui-knows-no-room',
    why: "The browser's kit is below all rooms.",
    of: isUi,
    not: ({ area }) => area !== undefined && area !== 'platform' && area !== 'ui',
  },
  {
    name: 'application-is-on-top',
    why: 'Only the entry points and tests may use src/application.',
    of: (from) => isProduct(from) && from.area !== 'application' && from.path !== 'src/main.ts',
    not: ({ area }) => area === 'application',
  },
  {
    name: 'order-of-rooms',
    why: 'A room may not use one that comes after it in src/application/capabilities.ts.',
    of: (from) => isProduct(from) && from.isRoom,
    not: (to, from) => to.isRoom && rooms.indexOf(to.area!) > rooms.indexOf(from.area!),
  },
  {
    name: 'order-of-wings',
    why: "A wing may not use one of its room that comes after it; the browser's parts of a room may use each other.",
    of: (from) => isProduct(from) && from.wing !== undefined && from.part !== 'web',
    not: comesAfter,
  },
  {
    name: 'pure-stays-pure',
    why: 'Rules, contracts, errors, happenings, paths and the pure parts of the platform run in the server and in the browser.',
    of: (from) => isProduct(from) && isPure(from),
    not: (to) => isServer(to) || isBrowser(to),
  },
  {
    name: 'use-cases-without-request',
    why: 'A use case gets its context, services and ports; requests and replies are for what serves machines and watches topics.',
    of: (from) => isProduct(from) && isPartOf(from, 'server') && !meetsRequests.test(from.path),
    not: ({ path }) => path === 'npm:fastify',
  },
  {
    name: 'rules-without-machine',
    why: 'Rules and paths are pure: no module of Node.js.',
    of: (from) => isProduct(from) && isPartOf(from, 'rules', 'paths.ts'),
    not: isCore,
  },
  {
    name: 'browser-not-server',
    why: "The browser's part must not use the server's, nor modules of Node.js.",
    of: (from) => isProduct(from) && isBrowser(from),
    not: (to) => isServer(to) || isCore(to) || isPartOf(to, 'builders.ts'),
  },
  {
    name: 'server-not-browser',
    why: "The server must not use the browser's part.",
    of: (from) => isProduct(from) && isServer(from),
    not: isBrowser,
  },
  {
    name: 'contract-as-types-only',
    why: 'The browser imports contracts and errors with `import type`, so that zod stays out of it.',
    of: (from) => isBrowser(from) || /^src\/application\/(browser|router|frame\/menus)/.test(from.path),
    not: (to) =>
      isPartOf(to, 'contract', 'contract.ts', 'errors.ts') ||
      to.path === 'src/application/contract.ts' ||
      to.path === 'npm:zod',
    valuesOnly: true,
  },
  {
    name: 'web-of-others',
    why: "From other rooms the browser's part may use only paths and rules.",
    of: (from) => isProduct(from) && isPartOf(from, 'web'),
    not: (to, from) => to.isRoom && to.area !== from.area && !isPartOf(to, 'paths.ts', 'rules'),
  },
  {
    name: 'testing-in-tests',
    why: 'The test machinery is for tests, journeys, scripts and bench; capabilities.ts lists the testing manifests and loads none.',
    of: (from) =>
      isProduct(from) &&
      !isTesting(from) &&
      !from.path.startsWith('src/application/checks/') &&
      from.path !== listsRooms,
    not: isTesting,
  },
  {
    name: 'demo-only-planted',
    why: 'The demo world is planted by the application alone; capabilities.ts lists its parts and loads none.',
    of: (from) => isProduct(from) && !isPartOf(from, 'demo') && from.path !== listsRooms,
    not: (to) => isPartOf(to, 'demo'),
  },
  {
    name: 'product-without-tools',
    why: 'The product runs with the packages under "dependencies".',
    of: (from) => isProduct(from) && !isTesting(from),
    not: ({ path }) => path.startsWith('npm:') && !packages.has(path.slice('npm:'.length)),
    valuesOnly: true,
  },
];
