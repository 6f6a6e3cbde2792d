import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { superuser } from './embedded-cluster.ts';
import { HeardClient } from './heard-client.ts';
import { processExists } from './embedded-postmaster.ts';

const ownerLock = 7_066_811; // any number that nothing else in this database uses
const namePrefix = 'ponte owner ';
const CONNECT_TIMEOUT_MS = 5_000;

export type Ownership =
  | { owned: true; release(shutDown: () => Promise<void>): Promise<void> }
  | { owned: false; heldBy: number | undefined };

export function connectionString(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const address = { connectionString: connectionString(port, password, 'postgres') };
  const client = new HeardClient({ ...address, application_name: namePrefix + process.pid }, CONNECT_TIMEOUT_MS);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [ownerLock]);
  return rows[0]?.locked ?? false;
}

/** The holder tells its process number in its connection's name, so it can never be out of date. */
async function readHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLock],
  );
  const name = rows[0]?.name;
  return name?.startsWith(namePrefix) ? Number(name.slice(namePrefix.length)) : undefined;
}

/** Owning the server = holding a lock in it for as long as we live. Of a killed owner the lock is gone within moments. */
export async function takeOwnership(port: number, password: string): Promise<Ownership> {
  const client = await connect(port, password);
  try {
    const started = Date.now();
    let heldBy: number | undefined;
    while (!(await tryLock(client))) {
      heldBy = await readHolder(client);
      const patience = heldBy !== undefined && processExists(heldBy) ? 500 : 5_000;
      if (Date.now() - started > patience) {
        await client.end();
        return { owned: false, heldBy };
      }
      await delay(50);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { owned: true, release: keepLock(client, port, password) };
}

/** When a crash of one backend makes the server drop all connections, the lock is taken again. */
function keepLock(first: pg.Client, port: number, password: string) {
  let released = false;
  let current = first;
  const watch = (client: pg.Client) => client.once('end', () => void regain());
  async function regain(): Promise<void> {
    while (!released) {
      await delay(200, undefined, { ref: false });
      try {
        current = await connect(port, password);
        if (await tryLock(current)) return void watch(current);
        await current.end();
      } catch {
        // the server is not back yet
      }
    }
  }
  watch(first);
  // The lock is held until the shutdown is done: nobody may adopt a server that is about to end.
  return async (shutDown: () => Promise<void>) => {
    released = true;
    await shutDown();
    await current.end().catch(() => undefined);
  };
}

export async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const client = await connect(port, password);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
}
