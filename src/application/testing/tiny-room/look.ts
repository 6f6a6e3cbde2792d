import { contract } from '#application/contract.ts';
import { buildDemoWorld } from '#application/demo/demo-world.ts';
import { menusOf } from '#application/frame/menu-table.ts';
import { foundHeadings } from '#application/frame/palette/find-records.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import { innerPages } from '#application/inner-pages.ts';
import { jobs } from '#application/jobs.ts';
import { liveTopics } from '#application/live-topics.ts';
import { operations } from '#application/operations.ts';
import { pageHead } from '#application/pages/page-head.ts';
import { serverCapabilities as rooms } from '#application/server-capabilities.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { erasedColumns } from '#application/testing/erasure/find-claimed.ts';
import { namedColumns } from '#application/testing/erasure/named-columns.ts';
import { plantWords } from '#application/testing/erasure/plant-words.ts';
import { listedPages, madeUpPlaces } from '#application/testing/listed-pages.ts';
import { endWorkspaceRecords, findClosingObstacle, hasWorkspaceRecords } from '#application/workspace-records.ts';
import { eraseEverywhere, exportAreasOf } from '#own-data/server/rooms.ts';
import type { Database } from '#platform/db/connection.ts';
import { readConfig } from '#platform/config.ts';
import type { Gate } from '#platform/http/gate.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { serveOperations } from '#platform/http/serve-operations.ts';
import type { ErasureScene, Planting } from '#platform/testing/planting.ts';
import type { Frames } from '#ui/router/page-route.ts';

// Prints what the application makes of the tiny room. None of its parts reads the database.
const database = {} as Database;
const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }));
await serveOperations(app, operations, { database, findSession: async () => null, services: {} } as unknown as Gate);
const person = { id: 'x', email: 'x', emailVerified: true, name: 'Name', image: null };
const ending = { workspaceId: 'x', actorId: 'x', now: new Date() };
await eraseEverywhere(database, rooms, person, { ...ending, endWorkspaceRecords });
await endWorkspaceRecords(database, ending);
const words: unknown[] = [];
const planting = { insert: async (...row: unknown[]) => void words.push(row) } as unknown as Planting;
await plantWords(planting, { userId: 'x' } as ErasureScene, 'ofProfessional');
const owner = { userRole: 'squadOwner', forbiddens: [], spaceOf: null, viewingAs: null } as unknown as Parameters<
  typeof menusOf
>[0];
const routes = await innerPages({} as Frames);

process.stdout.write(
  JSON.stringify({
    contract: Object.keys(contract),
    answer: (await app.inject('/api/tiny')).json(),
    jobs: jobs.map(({ name }) => name),
    topics: liveTopics(database, {} as Gate).map(({ kind }) => kind),
    head: (await pageHead({ database, publicUrl: '', path: '/tiny', language: 'en' })).html,
    exported: exportAreasOf(rooms).map(({ name }) => name),
    erasedColumns,
    erased: person.name,
    obstacle: (await findClosingObstacle(database, 'x'))?.code,
    hasRecords: await hasWorkspaceRecords(database, 'x'),
    ended: ending.actorId,
    pages: routes.map(({ options }) => (options as { path?: string }).path),
    menu: menusOf(owner, () => true).side.flatMap(({ keys }) => keys),
    actions: webCapabilities.flatMap(({ actions }) => actions.map(({ to }) => to)),
    found: foundHeadings['tiny.note']?.group,
    samples: Object.keys(accessSamples),
    words,
    namedColumns: namedColumns.flatMap(([, columns]) => columns.split(' ')),
    lookedAt: listedPages.flatMap(({ addresses }) => addresses(madeUpPlaces)),
    demo: await buildDemoWorld(database, { signal: new AbortController().signal }),
  }),
);
