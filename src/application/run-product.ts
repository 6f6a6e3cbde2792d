import pino from 'pino';
import { inviteFirstAdministrators } from '#accounts/sign-up/server/invite-first-administrators.ts';
import { prepareDemo } from '#application/demo/prepare-demo.ts';
import { jobs } from '#application/jobs.ts';
import { createPorts } from '#application/ports.ts';
import { createServer } from '#application/server.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openConnection } from '#platform/db/connection.ts';
import { migrate } from '#platform/db/migrate.ts';
import { logCallsInTransactions } from '#platform/db/outside-transaction.ts';
import { encryptPlainTokens } from '#platform/encryption/encrypt-plain-tokens.ts';
import { ownEncryptionKeys, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { ownSessionSecret } from '#platform/encryption/own-session-secret.ts';
import { registerEncryptionKeys } from '#platform/encryption/register-keys.ts';
import { followClockFile } from '#platform/follow-clock-file.ts';
import { startListener } from '#platform/events/live-topics.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { stopServing } from '#platform/http/connections/stop-serving.ts';
import { createQueue } from '#platform/jobs/queue.ts';
import { encryptPlainMails } from '#platform/mail/mail-storage.ts';
import { startDelivery } from '#platform/mail/start-delivery.ts';
import { OUTBOX_CHANNEL } from '#platform/mail/outbox.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { encryptPlainRecords } from '#profiles/private/server/encrypt-plain-records.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';

/** Migrates, creates the basic records and serves: web, worker or both. Returns the line that says where. */
export async function runProduct(
  config: Config,
  connectionString: string,
  closers: (() => unknown)[],
): Promise<string> {
  const log = pino({ level: config.logLevel });
  logCallsInTransactions(log);
  setEncryptionKeys(config.encryptionKeys ?? (await ownEncryptionKeys(config.dataDirectory)));
  if (config.testClockFile) followClockFile(config.testClockFile);
  await migrate(connectionString);

  const connection = openConnection(connectionString, config.databasePool);
  closers.push(() => connection.close());
  const { database } = connection;
  const queue = createQueue(connection, jobs, log);
  // The queue has its own tables, so both may be created at once.
  const [demo] = await Promise.all([
    prepareRecords(database, config),
    queue.start().then(() => closers.push(() => queue.stop())),
  ]);

  const transport = createMailTransport(config.smtpUrl, config.mailFrom);
  closers.push(() => transport.close());
  const deliver = config.runsWorker ? startDelivery({ database, transport, log }) : null;
  if (deliver) closers.push(deliver.finish);
  const listener = await startListener(connection, deliver ? { [OUTBOX_CHANNEL]: deliver.wake } : {});
  closers.push(() => listener.close());
  const files = createFileStore(config);
  if (config.runsWorker) {
    const ports = createPorts(connection, listener);
    await queue.work(jobs, { database, log, files, publicUrl: config.publicUrl, ports });
  }
  deliver?.wake();

  if (!config.runsWeb) return 'Ponte works on its queue.';
  const sessionSecret = config.sessionSecret ?? (await ownSessionSecret(config.dataDirectory));
  const app = await createServer({ config, sessionSecret, demo, connection, listener, queue, files });
  closers.push(async () => {
    // Jobs may finish while the last calls do.
    await Promise.all([stopServing(app, config.drainSeconds), queue.rest().catch(() => {})]);
  });
  // The line below says where it listens; the server would list every network address.
  app.log.level = 'error';
  await app.listen({ port: config.port, host: config.host });
  app.log.level = config.logLevel;
  const { port } = app.server.address() as { port: number };
  return `Ponte is at http://localhost:${port}${demo ? ' – the demo sign-ins are listed on its login page.' : ''}`;
}

/** Creates the records that every installation has from its first start. Returns whether it is in demo mode. */
async function prepareRecords(database: Database, config: Config): Promise<boolean> {
  await registerEncryptionKeys(
    database,
    config.encryptionKeys ? 'The setting ENCRYPTION_KEYS' : `The file encryption-key in ${config.dataDirectory}`,
  );
  await loadCatalogue(database);
  await encryptPlainRecords(database);
  await encryptPlainTokens(database);
  await encryptPlainMails(database, { delivered: config.smtpUrl !== undefined });
  const demo = await prepareDemo(database, { wanted: config.demo, embedded: config.databaseUrl === undefined });
  await inviteFirstAdministrators(database, config);
  return demo;
}
