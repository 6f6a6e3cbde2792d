import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { inject, onTestFinished } from 'vitest';
import { type PersonToBuild, buildPeople } from '#accounts/builders.ts';
import { sessions } from '#accounts/server/tables.ts';
import { jobs } from '#application/jobs.ts';
import { createPorts } from '#application/ports.ts';
import { createServer } from '#application/server.ts';
import { type Caller, makeCaller, type PlainCall } from '#application/testing/caller.ts';
import { checkReadersOfMails, findLastMail } from '#platform/testing/mail/check-readers-of-mails.ts';
import { clock, setClockOffset } from '#platform/calendar/clock.ts';
import { readConfig } from '#platform/config.ts';
import { newId } from '#platform/db/columns.ts';
import { openConnection } from '#platform/db/connection.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { startListener } from '#platform/events/live-topics.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { stopServing } from '#platform/http/connections/stop-serving.ts';
import type { JobContext, JobServices } from '#platform/jobs/job-context.ts';
import { type AnyJob, createQueue } from '#platform/jobs/queue.ts';
import { setSiteAddress } from '#platform/mail/site-address.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;

const encryptionKey = Buffer.alloc(32, 'a key for tests only');

const shared = new Map<string, ReturnType<typeof startTestProduct>>();

/**
 * The running product that all files of a worker share; each file creates its own companies and people. Tests that count public records, or
 * change what others rely on, start a product of their own. Closing it only looks at the mails that the file caused.
 */
export async function shareTestProduct(settings: Record<string, string> = {}): Promise<TestProduct> {
  // Set again, because an earlier test file may have set others.
  setEncryptionKeys([encryptionKey]);
  const key = JSON.stringify(settings);
  if (!shared.has(key)) shared.set(key, startTestProduct(settings));
  const product = await shared.get(key)!;
  setSiteAddress(product.config.publicUrl);
  const lastMail = await findLastMail(product.database);
  return { ...product, close: () => checkReadersOfMails(product.database, lastMail) };
}

/**
 * The real server on a free port with its own migrated database. `settings` override the environment's; `reach` returns the address by
 * which the product reaches that database, for tests that put a proxy in between.
 */
export async function startTestProduct(
  settings: Record<string, string> = {},
  reach = (connectionString: string) => Promise.resolve(connectionString),
) {
  const clone = await createTestDatabase();
  const directory = await mkdtemp(join(inject('productFiles'), 'product-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    CLOCKIFY_URL: 'off',
    FREE_PUBLISHED_JOBS: '1000',
    FREE_PROFESSIONAL_INVITATIONS: '1000',
    DATA_DIR: directory,
    ...settings,
  });
  setEncryptionKeys([encryptionKey]);
  setSiteAddress(config.publicUrl);
  const connection = openConnection(await reach(clone.connectionString), 10);
  const { database } = connection;
  const listener = await startListener(connection);
  const files = createFileStore(config);
  const ports = createPorts(connection, listener);
  const queue = createQueue(jobs, { connection, listener, log: pino({ level: 'silent' }) });
  const app = await createServer({
    config,
    sessionSecret: 'a secret for tests only, 32 characters',
    demo: () => (config.demo ? { isPlanted: () => true } : null),
    connection,
    listener,
    queue,
    files,
    ports,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;

  /** Calls with a session token, or signed out. */
  const caller = (token?: string): Caller => {
    const raw: PlainCall = async (key, parts = {}) => {
      const [method, path] = key.split(' ') as [string, string];
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(parts.params?.[name] ?? '')),
      );
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(parts.query ?? {})) {
        for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
      }
      const isText = parts.body instanceof Uint8Array || typeof parts.body === 'string';
      const response = await fetch(`${url}/api${filled}?${search}`, {
        method,
        headers: {
          'accept-language': 'en',
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...parts.headers,
        },
        ...(parts.body !== undefined && { body: isText ? (parts.body as BodyInit) : JSON.stringify(parts.body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
    };
    return makeCaller(raw);
  };

  /** A session token of a person, without going through the login. */
  async function openSession(userId: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await database
      .insert(sessions)
      .values({ id: newId(), userId, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + 86_400_000) });
    return token;
  }

  /** A new person, with functions to call as them. */
  async function person(details: Partial<PersonToBuild> & Pick<PersonToBuild, 'role'>) {
    const email = details.email ?? `${randomBytes(6).toString('hex')}@example.com`;
    const [built] = await buildPeople(database, [{ name: 'Someone', ...details, email }]);
    const token = await openSession(built!.id);
    return { id: built!.id, email, token, call: caller(token) };
  }

  const jobServices: JobServices = { database, log: pino({ level: 'silent' }), settings: config, files, ports };
  /** Runs a job once, like the worker does. */
  const runJob = (job: AnyJob, data: object = {}, more: Partial<JobContext> = {}) =>
    job.run(data as never, { ...jobServices, now: clock.now(), lastTry: false, ...more });

  /** Also runs the background jobs, until the product is closed. */
  let works = false;
  async function startWorker(): Promise<void> {
    works = true;
    await queue.start();
    await queue.work(jobServices);
  }

  let aheadMs = 0;
  /** Moves the product's clock for requests, jobs and SQL; reset at the end of the test. */
  const productClock = {
    advance({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): void {
      aheadMs += Math.round(((days * 24 + hours) * 60 + minutes) * 60_000);
      setClockOffset(() => aheadMs);
      onTestFinished(() => {
        aheadMs = 0;
        setClockOffset(() => 0);
      });
    },
  };

  async function close(): Promise<void> {
    if (works) await queue.stop();
    await stopServing(app, 0);
    await listener.close();
    await connection.close();
    await clone.drop();
    await rm(directory, { recursive: true, force: true });
  }

  return {
    url,
    config,
    app,
    queue,
    files,
    uploadFolder: join(directory, 'uploads'),
    ports,
    runJob,
    startWorker,
    clock: productClock,
    database,
    connection,
    listener,
    caller,
    anonymous: caller(),
    openSession,
    person,
    close,
  };
}
