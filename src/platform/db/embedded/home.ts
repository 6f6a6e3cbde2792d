import { existsSync } from 'node:fs';
import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyNativeFolder, findNativeFolder, restoreLibraryLinks } from './binaries.ts';
import { EmbeddedServerError } from './embedded-error.ts';
import { followPointer, pointElsewhere, pointerName } from './pointer.ts';
import { type ServerUser, canEnter, canRun, chooseServerUser } from './user.ts';

/** Where the server runs: `directory` holds `server/` (cluster and password) and the log. */
export type Home = { directory: string; binaries: string; user: ServerUser; note?: string };

/** A place outside the checkout, for when the server's user cannot reach the data directory. */
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

/**
 * Finds the database of this directory: inside it, or elsewhere where the server's user cannot enter it. A database that existed
 * once is never replaced by an empty one: if it cannot be reached, the start is refused.
 */
async function findDirectory(dataDirectory: string): Promise<{ directory: string; note?: string }> {
  const isHere = existsSync(join(dataDirectory, 'server'));
  const elsewhere = await followPointer(dataDirectory);
  if (isHere && elsewhere)
    throw new EmbeddedServerError(
      `There are two databases of one DATA_DIR, in ${dataDirectory} and in ${elsewhere}; move the one away that is not wanted (for the second with the file ${join(dataDirectory, pointerName)}).`,
    );
  const reachable = canEnter(await chooseServerUser(join(dataDirectory, 'server', 'cluster')), dataDirectory);
  if (isHere && !reachable)
    throw new EmbeddedServerError(
      `The database is in ${dataDirectory}, which PostgreSQL's user cannot enter (any more); let it pass through each folder of that path, for example by chmod o+x.`,
    );
  if (elsewhere) return { directory: elsewhere, note: noteOn(dataDirectory, elsewhere) };
  if (reachable) return { directory: dataDirectory };
  const { directory, others } = await pointElsewhere(dataDirectory, await sharedRoot());
  const remain =
    others.length > 0 ? ` Databases of earlier times of this DATA_DIR remain in ${others.join(', ')}.` : '';
  return { directory, note: noteOn(dataDirectory, directory) + remain };
}

function noteOn(dataDirectory: string, directory: string): string {
  return `PostgreSQL's user cannot enter ${dataDirectory}; the database is kept in ${directory}. A copy of DATA_DIR does not hold it; \`npm run backup\` does.`;
}

/** Finds or chooses where the server of this directory runs. Throws EmbeddedServerError where its database cannot be reached. */
export async function resolveHome(requestedDirectory: string): Promise<Home> {
  await mkdir(requestedDirectory, { recursive: true, mode: 0o755 });
  const dataDirectory = await realpath(requestedDirectory);
  let native = findNativeFolder();
  await restoreLibraryLinks(native);
  const { directory, note } = await findDirectory(dataDirectory);
  await mkdir(directory, { recursive: true, mode: 0o755 });
  const user = await chooseServerUser(join(directory, 'server', 'cluster'));
  if (!canRun(user, join(native, 'bin', 'postgres'))) native = await copyNativeFolder(native, await sharedRoot());
  return { directory, binaries: join(native, 'bin'), user, note };
}
