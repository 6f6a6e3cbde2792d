import { existsSync, readdirSync } from 'node:fs';
import { orderedWings } from './scripts/gates/ordered-wings.ts';
import { capabilities as rooms } from './src/application/capabilities.ts';

/** The written order: each capability may use those before it, never those after it. */
const capabilities = Object.keys(rooms);

const wings = Object.values(orderedWings).flat();

const known = [...capabilities, 'application', 'platform', 'ui'];
for (const entry of readdirSync(new URL('src', import.meta.url), { withFileTypes: true })) {
  if (entry.isDirectory() && !known.includes(entry.name)) {
    throw new Error(`src/${entry.name} is not in the written order of src/application/capabilities.ts.`);
  }
}

for (const room of capabilities) {
  const folder = new URL(`src/${room}/`, import.meta.url);
  for (const name of readdirSync(folder)) {
    const isWing = ['server/', 'web/'].some((layer) => existsSync(new URL(`${name}/${layer}`, folder)));
    if (isWing && !orderedWings[room]?.includes(name))
      throw new Error(`src/${room}/${name} is not in the order of its room's wings.`);
  }
}

const any = `(${capabilities.join('|')})`;
const tests = String.raw`\.test\.tsx?$`;
const purePlatform = '^src/platform/(money|calendar|brazil|i18n|access|contract|errors)/';
/** Folders and files of a room, or of one of its wings. */
const part = (name) => `^src/${any}/((${wings.join('|')})/)?${name}`;
const serverPlatform = '^src/platform/((db|http|jobs|mail|events|reports|testing)/|config\\.ts)';
const shared = part(String.raw`((rules|contract|content)/|(contract|errors|happenings|paths)\.ts)`);
const testing = ['^src/(platform|application)/testing/', '^src/application/checks/', part('testing/')];
const valueImport = { dependencyTypesNot: ['type-only'] };

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** One rule per capability, so that the message names both. */
const order = capabilities
  .slice(0, -1)
  .map((name, index) =>
    forbid(
      `${name}-comes-before`,
      `${name} may not use a capability that comes after it in the written order.`,
      { path: `^src/${name}/`, pathNot: tests },
      { path: `^src/(${capabilities.slice(index + 1).join('|')})/` },
    ),
  );

/** One rule per wing; the files of a room beside its wings join them, so wings do not use those, except errors, paths and rules. */
const orderOfWings = Object.entries(orderedWings).flatMap(([room, names]) =>
  names.flatMap((name, index) => {
    const joining = room === 'pipeline' ? ['server', 'web'] : [];
    const later = [...names.slice(index + 1), ...joining].map((wing) => `^src/${room}/${wing}/`);
    if (later.length === 0) return [];
    return forbid(
      `${room}-${name}-comes-before`,
      `${room}/${name} may not use a wing of its room that comes after it, nor what joins the wings.`,
      { path: `^src/${room}/${name}/`, pathNot: tests },
      { path: later },
    );
  }),
);

export default {
  forbidden: [
    forbid(
      'no-circles',
      'Files must not need each other in a circle, not even for their types.',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'What is imported must exist.', {}, { couldNotResolve: true }),
    forbid(
      'platform-knows-no-capability',
      'The platform is below all capabilities.',
      { path: '^src/platform/' },
      { path: '^src/(?!platform/)' },
    ),
    forbid(
      'ui-knows-no-capability',
      "The browser's kit is below all capabilities.",
      { path: '^src/ui/' },
      { path: '^src/(?!(platform|ui)/)' },
    ),
    forbid(
      'application-is-on-top',
      'Only the entry points and tests may use src/application.',
      { path: '^src/', pathNot: ['^src/application/', '^src/main\\.ts$', tests] },
      { path: '^src/application/' },
    ),
    ...order,
    ...orderOfWings,
    forbid(
      'pure-stays-pure',
      'Rules, contracts, errors, happenings, paths and the pure parts of the platform run in the server and in the browser.',
      { path: [purePlatform, shared], pathNot: tests },
      { path: [serverPlatform, part('(server|web)/'), '^src/ui/'] },
    ),
    forbid(
      'use-cases-without-request',
      'A use case gets its context, services and ports; requests and replies are for what serves machines and watches topics.',
      {
        path: part('server/'),
        pathNot: [tests, String.raw`/(serve-[\w-]+|feed-answer|calendar-feed|authorise-topic)\.ts$`],
      },
      { path: 'node_modules/fastify/' },
    ),
    forbid(
      'rules-without-machine',
      'Rules and paths are pure: no module of Node.js.',
      { path: part(String.raw`(rules/|paths\.ts)`), pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'browser-not-server',
      "The browser's part must not use the server's.",
      { path: [part('web/'), '^src/ui/'], pathNot: tests },
      { path: [serverPlatform, part('server/'), part(String.raw`builders\.ts`)] },
    ),
    forbid(
      'browser-without-machine',
      "The browser's part has no modules of Node.js.",
      { path: [part('web/'), '^src/ui/'], pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'server-not-browser',
      "The server must not use the browser's part.",
      { path: [part('server/'), serverPlatform], pathNot: tests },
      { path: [part('web/'), '^src/ui/'] },
    ),
    forbid(
      'contract-as-types-only',
      'The browser imports contracts and errors with `import type`, so that zod stays out of it.',
      { path: [part('web/'), '^src/ui/', '^src/application/(browser|router|frame/menus)'] },
      {
        path: [
          part(String.raw`(contract/|(contract|errors)\.ts)`),
          '^src/application/contract\\.ts',
          'node_modules/zod/',
        ],
        ...valueImport,
      },
    ),
    forbid(
      'web-of-others',
      "Of other capabilities the browser's part uses paths and rules.",
      { path: part('web/'), pathNot: tests },
      { path: `^src/${any}/`, pathNot: ['^src/$1/', part(String.raw`(paths\.ts|rules/)`)] },
    ),
    forbid(
      'testing-in-tests',
      'The test machinery is for tests, journeys, scripts and bench; capabilities.ts lists the testing manifests and loads none.',
      { path: '^src/', pathNot: [tests, ...testing, '^src/application/capabilities\\.ts$'] },
      { path: ['^src/platform/testing/', part('testing/')] },
    ),
    forbid(
      'demo-only-planted',
      'The demo world is planted by the application alone; capabilities.ts lists its parts and loads none.',
      { path: '^src/', pathNot: [tests, part('demo/'), '^src/application/capabilities\\.ts$'] },
      { path: part('demo/') },
    ),
    forbid(
      'product-without-tools',
      'The product runs with the packages under "dependencies".',
      { path: '^src/', pathNot: [tests, '^src/(platform|application)/testing/'] },
      { dependencyTypes: ['npm-dev'], ...valueImport },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
