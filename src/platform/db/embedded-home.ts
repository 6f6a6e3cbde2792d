import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, link, mkdir, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyNativeFolder, findNativeFolder, restoreLibraryLinks } from './embedded-binaries.ts';
import { readPostmaster } from './embedded-postmaster.ts';
import { type ServerUser, canEnter, canRun, chooseServerUser } from './embedded-user.ts';

/** Where the server lives: `directory` holds `server/` (cluster and password) and the log. */
export type Home = { directory: string; binaries: string; user: ServerUser; note?: string };

const pointerName = 'database-location.json';
type Pointer = { explanation: string; belongsTo: string; directory: string };

/** A place outside of the checkout for what the server's user cannot reach inside of it. */
async function sharedRoot(): Promise<string> {
  for (const root of ['/var/lib/ponte', join(tmpdir(), 'ponte')]) {
    try {
      await mkdir(root, { recursive: true, mode: 0o755 });
      await access(root, constants.W_OK);
      return root;
    } catch {
      // read-only system: take the next
    }
  }
  return tmpdir();
}

async function readPointer(dataDirectory: string): Promise<string | undefined> {
  const file = join(dataDirectory, pointerName);
  const pointer = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Pointer,
    () => undefined,
  );
  if (!pointer) return undefined;
  if (pointer.belongsTo === dataDirectory || !existsSync(pointer.belongsTo)) return pointer.directory;
  await rm(file, { force: true }); // a copied data directory must not share the database of its original
  return undefined;
}

/** Databases of an earlier life of the same data directory, which its owner deleted since. */
async function removeAbandoned(root: string, prefix: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue;
    const alive = (await readPostmaster(join(root, name, 'server', 'cluster')))?.alive;
    if (!alive) await rm(join(root, name), { recursive: true, force: true });
  }
}

/** The pointer is made before the directory is used, so of several starters all use the one that the first wrote. */
async function directoryElsewhere(dataDirectory: string): Promise<string> {
  const known = await readPointer(dataDirectory);
  if (known) return known;
  const root = await sharedRoot();
  const prefix = `${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}-`;
  const directory = join(root, prefix + randomBytes(4).toString('hex'));
  const pointer: Pointer = {
    explanation: "The database is kept there, because PostgreSQL's user cannot enter this directory.",
    belongsTo: dataDirectory,
    directory,
  };
  const temporary = join(dataDirectory, `${pointerName}.${process.pid}`);
  await writeFile(temporary, JSON.stringify(pointer, null, 2) + '\n');
  const first = await link(temporary, join(dataDirectory, pointerName)).then(
    () => true,
    () => false,
  );
  await rm(temporary, { force: true });
  if (!first) return (await readPointer(dataDirectory)) ?? directory;
  await removeAbandoned(root, prefix);
  return directory;
}

export async function settleHome(requestedDirectory: string): Promise<Home> {
  await mkdir(requestedDirectory, { recursive: true, mode: 0o755 });
  const dataDirectory = await realpath(requestedDirectory);
  let native = findNativeFolder();
  await restoreLibraryLinks(native);
  let user = await chooseServerUser(join(dataDirectory, 'server', 'cluster'));
  let directory = dataDirectory;
  let note: string | undefined;
  if (!canEnter(user, dataDirectory)) {
    directory = await directoryElsewhere(dataDirectory);
    await mkdir(directory, { recursive: true, mode: 0o755 });
    user = await chooseServerUser(join(directory, 'server', 'cluster'));
    note = `PostgreSQL's user cannot enter ${dataDirectory}; the database is kept in ${directory}.`;
  }
  if (!canRun(user, join(native, 'bin', 'postgres'))) native = await copyNativeFolder(native, await sharedRoot());
  return { directory, binaries: join(native, 'bin'), user, note };
}
