import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inviteFirstAdministrators } from '#accounts/server/invite-first-administrators.ts';
import { jobs } from '#application/jobs.ts';
import { prepareDemo } from '#application/demo/prepare-demo.ts';
import { createServer } from '#application/server.ts';
import { type Config, ConfigurationError, readConfig } from '#platform/config.ts';
import { openConnection } from '#platform/db/connection.ts';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { ownEncryptionKey, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { explainStartProblem } from '#platform/errors/explain-start-problem.ts';
import { startListener } from '#platform/events/live-topics.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { createQueue } from '#platform/jobs/queue.ts';
import { deliverDueMail, OUTBOX_CHANNEL } from '#platform/mail/outbox.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { encryptPlainRecords } from '#profiles/server/encrypt-plain-records.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';
import pino from 'pino';

type Closer = () => unknown;

async function start(config: Config, closers: Closer[]): Promise<void> {
  const log = pino({ level: config.logLevel });
  setEncryptionKeys(config.encryptionKeys ?? [await ownEncryptionKey(config.dataDirectory)]);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedServer({ dataDirectory: join(config.dataDirectory, 'postgres') });
  if (embedded) closers.push(() => embedded.stop());
  if (embedded?.note) console.log(embedded.note);
  const connectionString = config.databaseUrl ?? embedded!.connectionString;
  if (embedded) await writeFile(join(config.dataDirectory, 'database-url'), connectionString, { mode: 0o600 });
  await migrate(connectionString);

  const connection = openConnection(connectionString, config.databasePool);
  closers.push(() => connection.close());
  const { database } = connection;
  await loadCatalogue(database);
  await encryptPlainRecords(database);
  const demo = await prepareDemo(database, { wanted: config.demo, embedded: embedded !== null });

  await inviteFirstAdministrators(database, config);

  const queue = createQueue(connectionString, jobs, log);
  await queue.start();
  closers.push(() => queue.stop());

  const transport = createMailTransport(config.smtpUrl, config.mailFrom);
  closers.push(() => transport.close());
  const deliver = config.runsWorker ? createDelivery(() => deliverDueMail(database, transport, log)) : null;
  if (deliver) closers.push(deliver.finish);
  const listener = await startListener(connectionString, deliver ? { [OUTBOX_CHANNEL]: deliver.wake } : {});
  closers.push(() => listener.close());
  const files = createFileStore(config);
  if (config.runsWorker) await queue.work(jobs, { database, log, files, publicUrl: config.publicUrl });
  deliver?.wake();

  if (!config.runsWeb) return console.log('Ponte works on its queue.');
  const sessionSecret = config.sessionSecret ?? (await ownSecret(config.dataDirectory));
  const app = await createServer({ config, sessionSecret, demo, connection, listener, queue, files });
  closers.push(() => app.close());
  // The one line below says where it is; the server would name every network address.
  app.log.level = 'error';
  await app.listen({ port: config.port, host: config.host });
  app.log.level = config.logLevel;
  const { port } = app.server.address() as { port: number };
  console.log(
    `Ponte is at http://localhost:${port}${demo ? ' – the demo sign-ins are listed on its login page.' : ''}`,
  );
}

/** One delivery at a time; a wake-up during one makes another follow. A sweep every half minute takes up what waits for its next attempt. */
function createDelivery(deliverDue: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  const wake = () => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await deliverDue().catch(() => {});
      }
      running = null;
    })();
  };
  const sweep = setInterval(wake, 30_000);
  return { wake, finish: async () => (clearInterval(sweep), await running) };
}

/** Without a configured secret one is made once and kept with the data. */
async function ownSecret(directory: string): Promise<string> {
  const file = join(directory, 'session-secret');
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing) return existing;
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return made;
}

async function run(): Promise<void> {
  const closers: Closer[] = [];
  let closing: Promise<void> | null = null;
  const close = () =>
    (closing ??= (async () => {
      for (const closer of closers.toReversed())
        await Promise.resolve(closer()).catch((problem: unknown) => console.error(problem));
    })());
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
