import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadProduct, loadWhile } from '#application/load-product.ts';
import { refuseUnfinishedRestore } from '#platform/backup/unfinished-restore.ts';
import { type Config, ConfigurationError, readConfig } from '#platform/config.ts';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { startEmbeddedServer } from '#platform/db/embedded/server.ts';
import { createPatience } from '#platform/db/start-patience.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { explainStartProblem } from '#platform/errors/explain-start-problem.ts';

type Closer = () => unknown;
type Fail = (problem: unknown) => void;
interface Process {
  closers: Closer[];
  fail: Fail;
  /** Aborted when the process begins to end. */
  ending: AbortSignal;
}

const CLOSE_TIMEOUT_MS = 10_000;

/** `npm start` builds the pages while this process prepares its database, and hangs up when they are built; others may have a channel too. */
const pagesBuilt = process.argv.includes('--pages-follow') ? once(process, 'disconnect') : Promise.resolve();

async function start(config: Config, { closers, fail, ending }: Process): Promise<void> {
  const connectionString = config.databaseUrl ?? (await startDatabase(config, closers, fail));
  const { migrate } = await import('#platform/db/migrate.ts');
  const patiently = createPatience(console.error, ending);
  const allowed = Promise.withResolvers<boolean>();
  const migrated = patiently(() => migrate(connectionString, allowed.resolve));
  migrated.catch(allowed.reject);
  loadWhile(allowed.promise);
  const isNew = await allowed.promise;
  const product = await loadProduct();
  await product.runProduct({
    config,
    connectionString,
    isNew,
    migrated,
    pagesBuilt,
    closers,
    say: console.log,
    patiently,
  });
}

async function startDatabase({ dataDirectory }: Config, closers: Closer[], fail: Fail): Promise<string> {
  const embedded = await startEmbeddedServer({
    dataDirectory: join(dataDirectory, 'postgres'),
    whileWaiting: loadWhile,
    onRevival: () => console.error('The embedded PostgreSQL had ended; it was started again.'),
    onLost: fail,
  });
  closers.push(() => embedded.stop());
  if (embedded.note) console.log(embedded.note);
  await writeFile(join(dataDirectory, 'database-url'), embedded.connectionString, { mode: 0o600 });
  return embedded.connectionString;
}

/** Its message is a complete sentence that says what to do. */
function isForOperators(problem: unknown): problem is Error {
  const names = ['EmbeddedServerError', 'IncompatibleDatabaseError', 'BackupError'];
  return problem instanceof ConfigurationError || (problem instanceof Error && names.includes(problem.name));
}

async function run(): Promise<void> {
  const closers: Closer[] = [];
  const ending = new AbortController();
  let closing: Promise<void> | null = null;
  const close = () =>
    (closing ??= (async () => {
      ending.abort();
      for (const closer of closers.toReversed())
        await Promise.resolve(closer()).catch((problem: unknown) => console.error(problem));
    })());
  // The last resort: an unforeseen error leaves an unknown state, so the process shuts down in order.
  const fail = (problem: unknown) => {
    const unforeseen = { level: 60, msg: 'unforeseen error', problem: describeProblem(problem) };
    console.error(isForOperators(problem) ? problem.message : JSON.stringify(unforeseen));
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS);
    void close().then(() => process.exit(1));
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void close().then(() => process.exit(0)));
  }
  try {
    const config = readConfig(process.env);
    await prepareDataDirectory(config.dataDirectory);
    refuseUnfinishedRestore(config.dataDirectory);
    await start(config, { closers, fail, ending: ending.signal });
  } catch (problem) {
    console.error(isForOperators(problem) ? problem.message : (explainStartProblem(problem) ?? problem));
    await close();
    process.exit(1);
  }
}

await run();
