import { cp, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '#platform/testing/database-server.ts';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import { cloneDatabase, dropClones, prepareTemplate, type Template } from '#platform/testing/template-database.ts';

/** Migrated databases, without records and with the demo world, and the folder of files and keys that belongs to the second. */
interface Originals {
  empty: Template;
  demo: Template;
  demoFiles: string;
}

/** The file in which the runner passes them to its workers. */
const variable = 'PONTE_JOURNEY_ORIGINALS';

export type JourneyProduct = Product & { databaseUrl: string };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-journey-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Playwright calls this once before all journeys, and the returned function after them: the demo world is built once and copied for each product. */
export default async function prepareOriginals(): Promise<() => Promise<void>> {
  const [server, demoFiles] = await Promise.all([startDatabaseServer(), newFolder()]);
  const empty = await prepareTemplate(server.connectionString, server);
  const { connectionString } = await cloneDatabase(empty);
  // Leaves the scheduled jobs to the copies.
  const env = { ROLE: 'web', DATABASE_URL: connectionString, DATA_DIR: demoFiles };
  const product = await startProduct({ demo: true, env });
  await product.stop();
  const demo = { ...empty, name: new URL(connectionString).pathname.slice(1) };
  process.env[variable] = JSON.stringify({ empty, demo, demoFiles } satisfies Originals);
  return async () => {
    if (server.shared) await dropClones(empty);
    await server.stop();
    await rm(demoFiles, { recursive: true, force: true });
  };
}

/** Starts a product with its own copy of the demo world, or with an empty database. */
export async function startCopy({
  demo = true,
  movesTime = false,
  env = {},
}: { demo?: boolean; movesTime?: boolean; env?: Record<string, string> } = {}): Promise<JourneyProduct> {
  const originals = JSON.parse(process.env[variable]!) as Originals;
  const database = await cloneDatabase(demo ? originals.demo : originals.empty);
  const databaseUrl = database.connectionString;
  const folder = await newFolder();
  if (demo) await cp(originals.demoFiles, folder, { recursive: true });
  // Journeys publish and invite as companies of the demo world, some of which have no plan.
  const free = { FREE_PUBLISHED_JOBS: '1000', FREE_PROFESSIONAL_INVITATIONS: '1000' };
  const settings = { DATABASE_URL: databaseUrl, DATABASE_POOL: '10', DATA_DIR: folder, ...free, ...env };
  const product = await startProduct({ demo, movesTime, env: settings });
  return {
    ...product,
    databaseUrl,
    stop: async () => {
      await product.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
