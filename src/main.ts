import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { runProduct } from '#application/run-product.ts';
import { type Config, ConfigurationError, readConfig } from '#platform/config.ts';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { explainStartProblem } from '#platform/errors/explain-start-problem.ts';

type Closer = () => unknown;

const CLOSE_PATIENCE_MS = 10_000;

/** The product's modules, some seconds of work: read while PostgreSQL starts. */
let loading: Promise<{ runProduct: typeof runProduct }> | undefined;
const loadProduct = () => (loading ??= import('#application/run-product.ts'));

async function start(config: Config, closers: Closer[]): Promise<void> {
  const connectionString = config.databaseUrl ?? (await startDatabase(config, closers));
  const product = await loadProduct();
  console.log(await product.runProduct(config, connectionString, closers));
}

async function startDatabase({ dataDirectory }: Config, closers: Closer[]): Promise<string> {
  const embedded = await startEmbeddedServer({
    dataDirectory: join(dataDirectory, 'postgres'),
    whileWaiting: loadProduct,
  });
  closers.push(() => embedded.stop());
  if (embedded.note) console.log(embedded.note);
  await writeFile(join(dataDirectory, 'database-url'), embedded.connectionString, { mode: 0o600 });
  return embedded.connectionString;
}

async function run(): Promise<void> {
  const closers: Closer[] = [];
  let closing: Promise<void> | null = null;
  const close = () =>
    (closing ??= (async () => {
      for (const closer of closers.toReversed())
        await Promise.resolve(closer()).catch((problem: unknown) => console.error(problem));
    })());
  // The last resort: nothing is known of the state that an unforeseen error leaves, so the process ends, in order.
  const fail = (problem: unknown) => {
    console.error(JSON.stringify({ level: 60, msg: 'unforeseen error', problem: describeProblem(problem) }));
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    void close().then(() => process.exit(1));
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void close().then(() => process.exit(0)));
  }
  try {
    const config = readConfig(process.env);
    await mkdir(config.dataDirectory, { recursive: true });
    await start(config, closers);
  } catch (problem) {
    const names = ['ConfigurationError', 'EmbeddedServerError', 'UnreadableTextError'];
    const expected = names.includes((problem as Error).name) || problem instanceof ConfigurationError;
    console.error(expected ? (problem as Error).message : (explainStartProblem(problem) ?? problem));
    await close();
    process.exit(1);
  }
}

await run();
