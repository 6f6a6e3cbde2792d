import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureCluster } from '#platform/db/embedded/cluster.ts';
import { resolveHome } from '#platform/db/embedded/home.ts';
import { connectionString, ensureDatabase } from '#platform/db/embedded/owner.ts';
import { freePort } from '#platform/db/embedded/port.ts';
import { readPostmaster } from '#platform/db/embedded/postmaster.ts';
import { launch, shutDown } from '#platform/db/embedded/process.ts';
import { connectClient } from '#platform/db/monitored-client.ts';

export type BreakableDatabase = Awaited<ReturnType<typeof startBreakableDatabase>>;

/** A separate, durable PostgreSQL that can be stopped, crashed, frozen and restarted at the same address. */
export async function startBreakableDatabase() {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-fault-'));
  await chmod(directory, 0o755);
  const way = { durable: true };
  const home = await resolveHome(directory);
  const cluster = await ensureCluster(home, way);
  const port = await freePort();

  async function start(): Promise<void> {
    while (!(await launch(home, cluster, way, port))) await delay(200);
  }

  async function postmaster(): Promise<number> {
    const found = await readPostmaster(cluster.directory);
    if (!found) throw new Error('No server runs.');
    return found.pid;
  }

  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const pid = await postmaster();
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const one of [pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(one, signal);
  }

  await start();
  await ensureDatabase(port, cluster.password, 'ponte');
  const address = connectionString(port, cluster.password, 'ponte');
  return {
    address,
    direct: () => connectClient(address, 'bench'),
    start,
    /** Ends it as an administrator does: open transactions are rolled back. */
    stop: () => shutDown(cluster),
    /** Ends it as a machine that loses power does. */
    async crash(): Promise<void> {
      const pid = await postmaster();
      await signalAll('SIGKILL');
      while ((await readPostmaster(cluster.directory))?.alive && pid) await delay(20);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove(): Promise<void> {
      await shutDown(cluster);
      await rm(directory, { recursive: true, force: true });
      if (home.directory !== directory) await rm(home.directory, { recursive: true, force: true });
    },
  };
}
