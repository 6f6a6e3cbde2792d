import { createWriteStream } from 'node:fs';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { clock } from '#platform/calendar/clock.ts';
import { readLastMigration } from '#platform/db/applied-migrations.ts';
import { connectClient } from '#platform/db/monitored-client.ts';
import { startEmbeddedServer } from '#platform/db/embedded/server.ts';
import { writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKeys, writeKeys } from './backup-keys.ts';
import { type BackupEntry, readBaseBackup } from './base-backup.ts';
import { keysName, type Manifest, manifestName } from './manifest.ts';
import { showProgress } from './progress.ts';
import { createSeal } from './seal.ts';

export type BackupOptions = {
  dataDirectory: string;
  /** The path of the backup; nothing may exist there yet. */
  file: string;
  product: string;
  /** The keys from the settings, or those of the data directory. */
  readKeys: () => Promise<Omit<BackupKeys, 'databasePassword'>>;
  /** A passphrase seals the keys into the backup; without one they are written to `saveKeys`. */
  passphrase: string | undefined;
  saveKeys: (keys: BackupKeys) => Promise<void>;
};

/**
 * Backs up database and files while the product runs; where it does not run, its database is started for the duration. Returns the
 * size in bytes.
 */
export async function takeBackup(wish: BackupOptions): Promise<number> {
  const { dataDirectory, file } = wish;
  await checkPlace(wish);
  const { client, close } = await connect(dataDirectory);
  const unfinished = `${file}.part`;
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const cluster = rows[0]!.data_directory;
    const databasePassword = await readFile(join(dirname(cluster), 'password'), 'utf8');
    const keys = { ...(await wish.readKeys()), databasePassword };
    const seal = await createSeal(wish.passphrase ? { passphrase: wish.passphrase } : keys);
    const files = join(dataDirectory, 'files');
    const progress = showProgress('Backup', (await sizeOf(cluster)) + (await sizeOf(files)));
    const entries = allEntries(client, {
      cluster,
      files,
      keys: wish.passphrase ? keys : undefined,
      product: wish.product,
    });
    // An earlier, unfinished backup is overwritten.
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await writeArchive(entries, { seal, target, count: progress.count });
    if (!wish.passphrase) await wish.saveKeys(keys);
    await rename(unfinished, file);
    progress.end();
    return (await stat(file)).size;
  } catch (problem) {
    await rm(unfinished, { force: true });
    throw problem;
  } finally {
    await client.end();
    await close();
  }
}

async function checkPlace({ dataDirectory, file }: BackupOptions): Promise<void> {
  if (!(await isThere(join(dataDirectory, 'postgres'))))
    throw new BackupError(`There is no embedded database in ${dataDirectory}; DATA_DIR says which to take.`);
  if (!relative(dataDirectory, resolve(file)).startsWith('..'))
    throw new BackupError('A backup inside of DATA_DIR would be lost with it; choose another place.');
  if (await isThere(file)) throw new BackupError(`The file ${file} is there already; choose another name.`);
  if (!(await isThere(dirname(resolve(file))))) throw new BackupError(`There is no folder ${dirname(resolve(file))}.`);
}

/** The database comes before the files, so that each file a row refers to is included; keys, if sealed into the backup, come before both. */
async function* allEntries(
  client: pg.Client,
  parts: { cluster: string; files: string; keys: BackupKeys | undefined; product: string },
): AsyncGenerator<BackupEntry> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const manifest: Manifest = {
    takenAt: clock.now().toISOString(),
    product: parts.product,
    postgresMajor: Math.floor(rows[0]!.version / 10_000),
    lastMigration: await readLastMigration(client),
  };
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) };
  if (parts.keys) yield { name: keysName, bytes: Buffer.from(writeKeys(parts.keys)) };
  for await (const entry of readBaseBackup(client, parts.cluster)) yield { ...entry, name: `database/${entry.name}` };
  yield* readFiles(parts.files);
}

async function* readFiles(folder: string): AsyncGenerator<BackupEntry> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const path = join(entry.parentPath, entry.name);
    yield { name: `files/${relative(folder, path)}`, path };
  }
}

/** Connects to the server of the running product, or to one that is started for this. */
async function connect(dataDirectory: string): Promise<{ client: pg.Client; close: () => Promise<void> }> {
  const url = await readFile(join(dataDirectory, 'database-url'), 'utf8').catch(() => undefined);
  const running = url && (await open(url).catch(() => undefined));
  if (running) return { client: running, close: async () => undefined };
  const server = await startEmbeddedServer({ dataDirectory: join(dataDirectory, 'postgres') });
  return { client: await open(server.connectionString), close: () => server.stop() };
}

const open = (connectionString: string) => connectClient(connectionString, 'ponte-backup');

async function sizeOf(folder: string): Promise<number> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let bytes = 0;
  for (const entry of found)
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        (one) => one.size,
        () => 0,
      );
  return bytes;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
