import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { inviteFirstAdministrators } from '#accounts/sign-up/server/invite-first-administrators.ts';
import { decideDemo } from '#application/demo/decide-demo.ts';
import { refusePublicDemo } from '#application/demo/refuse-public-demo.ts';
import { startDemo } from '#application/demo/start-demo.ts';
import { jobs } from '#application/jobs.ts';
import { createPorts } from '#application/ports.ts';
import type { ServerParts } from '#application/product.ts';
import { createServer } from '#application/server.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openConnection } from '#platform/db/connection.ts';
import type { Patiently } from '#platform/db/start-patience.ts';
import { logCallsInTransactions } from '#platform/db/outside-transaction.ts';
import { encryptPlainTokens } from '#platform/encryption/encrypt-plain-tokens.ts';
import { ownEncryptionKeys, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { ownSessionSecret } from '#platform/encryption/own-session-secret.ts';
import { registerEncryptionKeys } from '#platform/encryption/register-keys.ts';
import { followClockFile } from '#platform/follow-clock-file.ts';
import { startListener } from '#platform/events/live-topics.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { stopServing } from '#platform/http/connections/stop-serving.ts';
import { createStopTimer } from '#platform/http/connections/stop-timer.ts';
import { createQueue } from '#platform/jobs/queue.ts';
import { encryptPlainMails } from '#platform/mail/mail-storage.ts';
import { respectChoices } from '#notices/choices/server/respect-choices.ts';
import { setSiteAddress } from '#platform/mail/site-address.ts';
import { type Delivery, startDelivery } from '#platform/mail/start-delivery.ts';
import { OUTBOX_CHANNEL } from '#platform/mail/outbox-channel.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { encryptPlainRecords } from '#profiles/private/server/encrypt-plain-records.ts';
import { sealGendersApart } from '#profiles/private/server/gender.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#taxonomy/server/prepare-catalogue.ts';

interface Start {
  config: Config;
  connectionString: string;
  /** Nobody has used the database before. */
  isNew: boolean;
  /** Resolves once the schema is this version's; that this version may use the database is known already. */
  migrated: Promise<void>;
  /** Resolves once the pages may be read from their folder. */
  pagesBuilt: Promise<unknown>;
  /** Called in reverse order when the process stops. */
  closers: (() => unknown)[];
  /** Prints a line for the operator. */
  say: (line: string) => void;
  patiently: Patiently;
}

/** Creates the basic records once the database is migrated, and serves: web, worker or both. */
export async function runProduct(start: Start) {
  const { config, connectionString, isNew, migrated, pagesBuilt, closers, say, patiently } = start;
  const log = pino({ level: config.logLevel });
  logCallsInTransactions(log);
  setEncryptionKeys(config.encryptionKeys ?? (await ownEncryptionKeys(config.dataDirectory)));
  setSiteAddress(config.publicUrl);
  if (config.testClockFile) followClockFile(config.testClockFile);

  const connection = openConnection(connectionString, config.databasePool);
  closers.push(() => connection.close());
  const { database } = connection;
  const transport = createMailTransport(config.smtpUrl, config.mailFrom);
  closers.push(() => transport.close());
  let delivery: Delivery | null = null;
  const timeLeft = createStopTimer(config.runsWeb ? config.drainSeconds : 0);
  closers.push(() => delivery?.finish(timeLeft()));
  const listener = await patiently(() => startListener(connection));
  closers.push(() => listener.close());
  const queue = createQueue(jobs, { connection, listener, log });
  const files = createFileStore(config);
  const ports = createPorts(connection, listener);
  const catalogue = prepareCatalogue();
  let demo = null as ReturnType<typeof startDemo>;
  // Beside the migrations: the queue has tables of its own, and the server does not need any yet.
  const [app] = await Promise.all([
    config.runsWeb
      ? pagesBuilt.then(() => prepareServer({ config, demo: () => demo, connection, listener, queue, files, ports }))
      : null,
    queue.start(patiently).then(() => closers.push(() => queue.stop(timeLeft()))),
    migrated.then(async () => {
      demo = startDemo(await patiently(() => decideDemo(database, config)), { database, files, config, log, say });
      closers.push(() => demo?.stop());
      await patiently(() => prepareRecords(database, config, catalogue));
    }),
    // A new database gets them as soon as it has the tables.
    isNew && turn().then(catalogue.rows),
  ]);

  async function beginWork(): Promise<void> {
    demo?.plant();
    if (!config.runsWorker) return;
    delivery = startDelivery({ database, transport, log, gate: respectChoices });
    await listener.hear(OUTBOX_CHANNEL, delivery.wakeSoon);
    await queue.work({ database, log, settings: config, files, ports });
    delivery.wake();
  }
  if (!app) {
    await beginWork();
    return say('Ponte works on its queue.');
  }
  closers.push(async () => {
    // Jobs may finish while the last calls are answered.
    timeLeft();
    await Promise.all([stopServing(app, config.drainSeconds), queue.rest().catch(() => {})]);
  });
  // The line below says where it listens; the server would list every network address.
  app.log.level = 'error';
  await app.listen({ port: config.port, host: config.host });
  app.log.level = config.logLevel;
  const { port } = app.server.address() as { port: number };
  say(`Ponte is at http://localhost:${port}${demo ? demo.words() : ''}`);
  await beginWork();
}

async function prepareServer(parts: Omit<ServerParts, 'sessionSecret'>) {
  const { sessionSecret, dataDirectory } = parts.config;
  return createServer({ ...parts, sessionSecret: sessionSecret ?? (await ownSessionSecret(dataDirectory)) });
}

/** Creates the records that every installation has from its first start. A repetition finds what the first try made. */
async function prepareRecords(database: Database, config: Config, catalogue: PreparedCatalogue): Promise<void> {
  await registerEncryptionKeys(
    database,
    config.encryptionKeys ? 'The setting ENCRYPTION_KEYS' : `The file encryption-key in ${config.dataDirectory}`,
  );
  await refusePublicDemo(database, config.publicUrl);
  await loadCatalogue(database, catalogue);
  await encryptPlainRecords(database);
  await sealGendersApart(database);
  await encryptPlainTokens(database);
  await encryptPlainMails(database, { delivered: config.smtpUrl !== undefined });
  await inviteFirstAdministrators(database, config);
}
