import { createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Entry } from 'tar-stream';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { ownLastMigration } from '#platform/db/applied-migrations.ts';
import { embeddedMajor } from '#platform/db/embedded/binaries.ts';
import { type Home, resolveHome } from '#platform/db/embedded/home.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKeys, readKeys } from './backup-keys.ts';
import { keysName, type Manifest, manifestName, readManifest } from './manifest.ts';
import { showProgress } from './progress.ts';
import { readSeal, type Seal } from './seal.ts';
import { unfinishedRestore } from './unfinished-restore.ts';

export type Restored = { manifest: Manifest; files: number; databaseBytes: number; databaseIn: string };

/**
 * Restores a backup into an empty data directory. The whole file is verified before anything is written; until everything is in
 * place, a marker keeps the product from starting on half of the data. Pass either the key file or the passphrase.
 */
export async function restoreBackup(
  file: string,
  dataDirectory: string,
  secret: { keys: BackupKeys } | { passphrase: string },
): Promise<Restored> {
  await checkEmpty(dataDirectory);
  const seal = await readSeal(file, 'keys' in secret ? secret.keys : secret);
  const { size } = await stat(file);
  const { manifest, sealedKeys } = await check(file, seal, size);
  const keys = 'keys' in secret ? secret.keys : sealedKeys;
  if (!keys) throw new BackupError('The backup holds no keys.');
  await prepareDataDirectory(dataDirectory);
  await writeFile(join(dataDirectory, unfinishedRestore), 'npm run restore writes here.\n', { flag: 'wx' });
  let home: Home | undefined;
  try {
    home = await resolveHome(join(dataDirectory, 'postgres'));
    const counts = await unpack(file, seal, { size, dataDirectory, home });
    await writeKeysInto(dataDirectory, home, keys);
    await rename(aside(home), join(home.directory, 'server'));
    await rm(join(dataDirectory, unfinishedRestore));
    return { manifest, ...counts, databaseIn: home.directory };
  } catch (problem) {
    if (home) await rm(aside(home), { recursive: true, force: true });
    if (home && home.directory !== join(dataDirectory, 'postgres')) await rm(home.directory, { recursive: true });
    // Safe to remove: the directory was empty.
    for (const name of await readdir(dataDirectory)) await rm(join(dataDirectory, name), { recursive: true });
    throw problem;
  }
}

const aside = (home: Home) => join(home.directory, 'restored-server');

async function checkEmpty(dataDirectory: string): Promise<void> {
  const found = await readdir(dataDirectory).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return [];
    throw new BackupError(`DATA_DIR is ${dataDirectory}, which cannot be read (${problem.code}).`);
  });
  if (found.length > 0)
    throw new BackupError(
      `DATA_DIR is ${dataDirectory}, where something is already; a backup is only restored into an empty folder. Nothing was written.`,
    );
}

/** Reads everything and writes nothing: an incomplete file fails here. */
async function check(file: string, seal: Seal, size: number): Promise<{ manifest: Manifest; sealedKeys?: BackupKeys }> {
  const progress = showProgress('Check', size);
  let manifest: Manifest | undefined;
  let sealedKeys: BackupKeys | undefined;
  for await (const entry of readArchive(file, seal, progress.count)) {
    const { name } = entry.header;
    if (name === manifestName) manifest = checkManifest(readManifest(await text(entry)));
    else if (name === keysName) sealedKeys = readKeys(await text(entry), 'The backup');
    else if (placeOf(name)) await drain(entry);
    else throw new BackupError(`The backup holds something unknown: ${name}.`);
  }
  if (!manifest) throw new BackupError('The backup does not say what it is of.');
  progress.end();
  return { manifest, ...(sealedKeys && { sealedKeys }) };
}

async function drain(entry: Entry): Promise<void> {
  for await (const _ of entry);
}

function checkManifest(manifest: Manifest): Manifest {
  if (manifest.postgresMajor !== embeddedMajor())
    throw new BackupError(
      `The backup is of PostgreSQL ${manifest.postgresMajor}, and this product brings ${embeddedMajor()}: restore it with version ${manifest.product} of the product. Nothing was written.`,
    );
  if (manifest.lastMigration > ownLastMigration())
    throw new BackupError(
      `The backup was taken by a newer version of the product (${manifest.product}): restore it with that one or a newer one. Nothing was written.`,
    );
  return manifest;
}

/** Splits a name in the backup into its part and the path within it. */
function placeOf(name: string): { part: 'database' | 'files'; path: string } | undefined {
  const [, part, path] = /^(database|files)\/(.+)$/.exec(name) ?? [];
  if (!part || !path || path.split('/').includes('..')) return undefined;
  return { part: part as 'database' | 'files', path };
}

async function unpack(
  file: string,
  seal: Seal,
  { size, dataDirectory, home }: { size: number; dataDirectory: string; home: Home },
): Promise<{ files: number; databaseBytes: number }> {
  const progress = showProgress('Restore', size);
  const cluster = join(aside(home), 'cluster');
  const roots = { database: cluster, files: join(dataDirectory, 'files') };
  const counts = { files: 0, databaseBytes: 0 };
  await mkdir(aside(home), { mode: 0o755 });
  await makeFolder(cluster, home);
  for await (const entry of readArchive(file, seal, progress.count)) {
    const place = placeOf(entry.header.name);
    if (!place) {
      await drain(entry);
      continue;
    }
    const path = join(roots[place.part], place.path);
    const owner = place.part === 'database' ? home : undefined;
    if (entry.header.type === 'directory') await Promise.all([makeFolder(path, owner), drain(entry)]);
    else await writeEntry(path, entry, owner);
    if (place.part === 'files') counts.files += 1;
    else counts.databaseBytes += entry.header.size ?? 0;
  }
  progress.end();
  return counts;
}

/** Database files belong to the server's user, and nobody else can read them. */
async function makeFolder(path: string, home?: Home): Promise<void> {
  await mkdir(path, { recursive: true, ...(home && { mode: 0o700 }) });
  if (home?.user) await chown(path, home.user.uid, home.user.gid);
}

async function writeEntry(path: string, entry: Entry, home?: Home): Promise<void> {
  if (!home) await mkdir(dirname(path), { recursive: true });
  await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  if (home?.user) await chown(path, home.user.uid, home.user.gid);
}

async function writeKeysInto(dataDirectory: string, home: Home, keys: BackupKeys): Promise<void> {
  const write = (path: string, content: string) => writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
  const encryptionKeys = keys.encryptionKeys.map((key) => key.toString('base64')).join(',');
  await write(join(dataDirectory, 'encryption-key'), encryptionKeys);
  await write(join(dataDirectory, 'session-secret'), keys.sessionSecret);
  const password = join(aside(home), 'password');
  await write(password, keys.databasePassword);
  if (home.user) await chown(password, home.user.uid, home.user.gid);
}
