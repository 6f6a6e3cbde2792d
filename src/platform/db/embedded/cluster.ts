import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedServerError } from './embedded-error.ts';
import type { Home } from './home.ts';
import { serverEnvironment } from './settings.ts';

export type Cluster = { directory: string; password: string };
export type StartWay = {
  durable: boolean;
  /** Called whenever a PostgreSQL program works for a while, with the end of that: the caller can do work of its own on the idle CPU. */
  whileWaiting?: (working: Promise<unknown>) => unknown;
};

export const superuser = 'ponte';
const temporaryPrefix = 'new-server-';
const abandonedAfterMs = 10 * 60_000;

/** Reads the cluster, or creates one in a temporary folder that is renamed in one step, so that it is there completely or not at all. */
export async function ensureCluster(home: Home, way: StartWay): Promise<Cluster> {
  const server = join(home.directory, 'server');
  if (!existsSync(server)) await createCluster(home, server, way);
  try {
    return { directory: join(server, 'cluster'), password: await readFile(join(server, 'password'), 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new EmbeddedServerError(
      `The database in ${home.directory} belongs to another user of this machine; start as that user or choose another DATA_DIR.`,
    );
  }
}

async function createCluster(home: Home, server: string, way: StartWay): Promise<void> {
  await removeLeftovers(home.directory);
  const temporary = await mkdtemp(join(home.directory, temporaryPrefix));
  try {
    await chmod(temporary, 0o755);
    const cluster = join(temporary, 'cluster');
    const passwordFile = join(temporary, 'password');
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (home.user) {
      await chown(cluster, home.user.uid, home.user.gid);
      await chown(passwordFile, home.user.uid, home.user.gid);
    }
    await initialise(home, cluster, passwordFile, way);
    await rename(temporary, server);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(server)) throw error; // otherwise another process renamed its cluster first, and that is the one
  }
}

/** As durable as syncing file by file, which a slow disk would answer a thousand times; only Linux can sync a whole file system at once. */
function syncParameters(durable: boolean): string[] {
  if (!durable) return ['--no-sync'];
  return process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
}

async function initialise(home: Home, cluster: string, passwordFile: string, way: StartWay): Promise<void> {
  const parameters = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...syncParameters(way.durable),
  ];
  const options = { ...home.user, cwd: '/', env: serverEnvironment() };
  try {
    const done = promisify(execFile)(join(home.binaries, 'initdb'), parameters, options);
    way.whileWaiting?.(done);
    await done;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new EmbeddedServerError(
      `The database could not be created in ${home.directory}: ${stderr?.trim() || message}`,
    );
  }
}

/** Removes what processes left behind that were killed while creating a cluster. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(temporaryPrefix)) continue;
    const path = join(directory, name);
    const made = await stat(path).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
