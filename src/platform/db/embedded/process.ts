import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './port.ts';
import type { Cluster, StartWay } from './cluster.ts';
import type { Home } from './home.ts';
import { processExists, readPostmaster, servesCluster } from './postmaster.ts';
import { serverEnvironment, serverSettings } from './settings.ts';

function openLog(directory: string): number {
  const file = join(directory, 'postgres.log');
  if (existsSync(file) && statSync(file).size > 10_000_000) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal does not reach it before the product has drained.
 * Returns false when it exited again, for example because another process started it first or took the port.
 */
export async function launch(home: Home, cluster: Cluster, way: StartWay, port?: number): Promise<boolean> {
  const former = await readPostmaster(cluster.directory);
  // PostgreSQL detects a stale file itself, but not when another process has received the same id meanwhile.
  if (former && !former.alive && processExists(former.pid))
    await rm(join(cluster.directory, 'postmaster.pid'), { force: true });
  const log = openLog(home.directory);
  const child = spawn(
    join(home.binaries, 'postgres'),
    ['-D', cluster.directory, ...serverSettings(port ?? (await freePort()), way.durable)],
    { ...home.user, cwd: '/', env: serverEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  async function getsReady(): Promise<boolean> {
    while (!ended) {
      const postmaster = await readPostmaster(cluster.directory);
      if (postmaster?.pid === child.pid && postmaster?.ready) return true;
      await delay(10);
    }
    return false;
  }
  const launched = getsReady();
  way.whileWaiting?.(launched);
  return launched;
}

/** Fast shutdown: rolls back open transactions, writes everything, then exits. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const postmaster = await readPostmaster(cluster.directory);
  if (!postmaster?.alive) return;
  process.kill(postmaster.pid, 'SIGINT');
  while (servesCluster(postmaster.pid, cluster.directory)) await delay(10);
}

export async function lastLogLines(home: Home): Promise<string> {
  const text = await readFile(join(home.directory, 'postgres.log'), 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}
