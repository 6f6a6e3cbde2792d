import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type StartWay, superuser } from './cluster.ts';
import { MonitoredClient } from '../monitored-client.ts';
import { processExists } from './postmaster.ts';

const ownerLock = 7_066_811; // an advisory lock number that nothing else in this database uses
const namePrefix = 'ponte owner ';
/** How long server and lock are left to an owner that lost both by a crash of the server. */
const REGAIN_MS = 5_000;
/** At start the product's modules load meanwhile, in steps that take seconds on a slow machine. */
const CONNECT_TIMEOUT_MS = 10_000;

export type Ownership =
  | {
      owned: true;
      /** Starts to supervise the server: `revive` is called each time the connection to it ends, `giveUp` receives the final error. */
      lookAfter(revive: () => Promise<unknown>, giveUp: (problem: unknown) => void): void;
      release(shutDown: () => Promise<void>): Promise<void>;
    }
  | { owned: false; ownedBy: number | undefined };

export function connectionString(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const address = { connectionString: connectionString(port, password, 'postgres') };
  const client = new MonitoredClient({ ...address, application_name: namePrefix + process.pid }, CONNECT_TIMEOUT_MS);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [ownerLock]);
  return rows[0]?.locked ?? false;
}

/** The holder puts its process id into the connection's name, so it can never be out of date. */
async function readHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLock],
  );
  const name = rows[0]?.name;
  return name?.startsWith(namePrefix) ? Number(name.slice(namePrefix.length)) : undefined;
}

/** Whether the process that owned the server last seems to live; its number can belong to another program meanwhile. */
async function mayHaveOwner(ownerFile: string): Promise<boolean> {
  const pid = Number(await readFile(ownerFile, 'utf8').catch(() => ''));
  return pid > 0 && pid !== process.pid && processExists(pid);
}

/** Waits at most REGAIN_MS while an owner that may live starts its dead server again. Returns whether that time ran out. */
export async function leaveRevivalToOwner(ownerFile: string, isRevived: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = Date.now() + REGAIN_MS;
  while ((await mayHaveOwner(ownerFile)) && !(await isRevived())) {
    if (Date.now() >= giveUpAt) return true;
    await delay(50);
  }
  return false;
}

/**
 * Owning the server means holding an advisory lock in it for as long as the process lives. When the owner is killed, the lock is
 * released within moments; `ownerFile` names the owner in the moments between a crash of the server and its next lock.
 */
export async function claimOwnership(port: number, password: string, ownerFile: string): Promise<Ownership> {
  const client = await connect(port, password);
  try {
    const gaveUp = await leaveRevivalToOwner(ownerFile, async () => (await readHolder(client)) !== undefined);
    const started = Date.now();
    let ownedBy: number | undefined;
    while (!(await tryLock(client))) {
      ownedBy = await readHolder(client);
      const patience = ownedBy !== undefined && processExists(ownedBy) ? 500 : 5_000;
      if (Date.now() - started > patience) {
        await client.end();
        return { owned: false, ownedBy };
      }
      await delay(50);
    }
    // The owner held the lock a moment ago: when it lives, it has lost only its connection and is about to lock again.
    if (!gaveUp && (await mayHaveOwner(ownerFile))) throw new Error('The owner of the server lives.');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await writeFile(ownerFile, String(process.pid));
  return { owned: true, ...maintainLock(client, port, password, ownerFile) };
}

/** When the server drops all connections, after a crash of one backend or its own end, the lock is acquired again. */
function maintainLock(first: pg.Client, port: number, password: string, ownerFile: string) {
  let released = false;
  let current = first;
  let revive: () => Promise<unknown> = () => Promise.resolve();
  let giveUp: (problem: unknown) => void = () => {};
  let regaining: Promise<void> = Promise.resolve();
  const watch = (client: pg.Client) => client.once('end', () => void (regaining = regain()));

  async function regain(): Promise<void> {
    while (!released) {
      await delay(200, undefined, { ref: false });
      if (released) return;
      try {
        await revive();
      } catch (problem) {
        released = true;
        return giveUp(problem);
      }
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
  return {
    lookAfter(onRevive: () => Promise<unknown>, onGiveUp: (problem: unknown) => void): void {
      revive = onRevive;
      giveUp = onGiveUp;
    },
    /** The lock is held until the shutdown is complete: nobody may adopt a server that is about to stop. */
    async release(shutDown: () => Promise<void>): Promise<void> {
      released = true;
      await regaining;
      await shutDown();
      await rm(ownerFile, { force: true });
      await current.end().catch(() => undefined);
    },
  };
}

export async function ensureDatabase(
  port: number,
  password: string,
  name: string,
  { whileWaiting }: Pick<StartWay, 'whileWaiting'> = {},
): Promise<void> {
  const client = await connect(port, password);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Compressing the log of the copied pages would take five times as long as copying them.
    await client.query('set wal_compression = off');
    const creating = client.query(`create database "${name}"`);
    whileWaiting?.(creating);
    await creating;
  } finally {
    await client.end();
  }
}
