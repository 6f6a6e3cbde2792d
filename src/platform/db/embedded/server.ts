import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, ensureCluster, type StartWay } from './cluster.ts';
import { EmbeddedServerError } from './embedded-error.ts';
import { type Home, resolveHome } from './home.ts';
import { type Ownership, connectionString, ensureDatabase, claimOwnership, leaveRevivalToOwner } from './owner.ts';
import { readPostmaster } from './postmaster.ts';
import { lastLogLines, launch, shutDown } from './process.ts';
import { createRevival } from './revival.ts';

export type EmbeddedServer = {
  connectionString: string;
  /** The server was already running: its former owner died without stopping it. */
  adopted: boolean;
  /** One line for the operator when something is not in its usual place. */
  note?: string;
  stop: () => Promise<void>;
};

const timeoutMs = 15_000; // a server that recovers after a power cut is alive, so it gets more time
const databaseName = 'ponte';

interface ServerToStart extends Partial<StartWay> {
  dataDirectory: string;
  /** The server stopped by itself and was restarted. */
  onRevival?: () => void;
  /** The server cannot be restarted; the error's message says why. */
  onLost?: (problem: unknown) => void;
}

/** Starts the server, or adopts the running one, and supervises it: a server that stops is restarted, up to a limit. */
export async function startEmbeddedServer({
  dataDirectory,
  durable = true,
  whileWaiting,
  onRevival = () => {},
  onLost = () => {},
}: ServerToStart): Promise<EmbeddedServer> {
  const home = await resolveHome(dataDirectory);
  const way = { durable, whileWaiting };
  const cluster = await ensureCluster(home, way);
  const { port, adopted, ownership } = await acquire(home, cluster, way);
  if (!ownership.owned) {
    const holder = ownership.ownedBy ? `process ${ownership.ownedBy}` : 'another process';
    throw new EmbeddedServerError(
      `The data directory ${dataDirectory} is in use by ${holder}; stop it first, or choose another DATA_DIR.`,
    );
  }
  await ensureDatabase(port, cluster.password, databaseName, way);
  const revive = createRevival({ home, cluster, way, port });
  ownership.lookAfter(async () => (await revive()) && onRevival(), onLost);
  return {
    connectionString: connectionString(port, cluster.password, databaseName),
    adopted,
    note: home.note,
    stop: () => ownership.release(() => shutDown(cluster)),
  };
}

/** Finds the running server or starts it, and requests ownership; other processes may do the same at this moment. */
async function acquire(home: Home, cluster: Cluster, way: StartWay) {
  let launched = false;
  const ownerFile = join(cluster.directory, '..', 'owner');
  const isAlive = async () => (await readPostmaster(cluster.directory))?.alive === true;
  await leaveRevivalToOwner(ownerFile, isAlive);
  let giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt) {
    const postmaster = await readPostmaster(cluster.directory);
    if (!postmaster?.alive) {
      const begun = Date.now();
      launched = await launch(home, cluster, way);
      // The time that our own work took does not count as the server's delay.
      if (launched) giveUpAt += Date.now() - begun;
      if (!launched) await delay(100);
    } else if (!postmaster.ready) {
      giveUpAt = Date.now() + timeoutMs;
      await delay(20);
    } else {
      const ownership = await ask(postmaster.port, cluster, ownerFile);
      if (ownership) return { port: postmaster.port, adopted: !launched, ownership };
      await delay(50);
    }
  }
  throw new EmbeddedServerError(
    `The embedded PostgreSQL did not start within ${timeoutMs / 1000} s; its log in ${home.directory} ends with:\n${await lastLogLines(home)}`,
  );
}

async function ask(port: number, cluster: Cluster, ownerFile: string): Promise<Ownership | undefined> {
  try {
    return await claimOwnership(port, cluster.password, ownerFile);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01') {
      throw new EmbeddedServerError(
        `The PostgreSQL that runs in ${cluster.directory} does not take the password kept beside it.`,
      );
    }
    return undefined; // starting up or shutting down: check again
  }
}
