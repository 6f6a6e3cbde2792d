import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedServerError } from './embedded-error.ts';

/** File in the data directory that says where its database is. */
export const pointerName = 'database-location.json';
type Pointer = { explanation: string; belongsTo: string; directory: string };

/** File beside the database that says which data directory it belongs to: of a directory and its copy, only one may use it. */
const markName = 'belongs-to.json';
type Mark = { explanation: string; dataDirectory: string };

async function readJson<Content>(file: string): Promise<Content | undefined> {
  const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return undefined;
    throw new EmbeddedServerError(`The file ${file} cannot be read (${problem.code}).`);
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Content;
  } catch {
    throw new EmbeddedServerError(`The file ${file} is broken; it must say where the database of this DATA_DIR is.`);
  }
}

async function writeWhole(file: string, content: Pointer | Mark): Promise<void> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, file);
}

const pointerTo = (dataDirectory: string, directory: string): Pointer => ({
  explanation: "The database is kept there, because PostgreSQL's user cannot enter this directory.",
  belongsTo: dataDirectory,
  directory,
});

const markOf = (dataDirectory: string): Mark => ({
  explanation: 'The database of this data directory, which points here. Remove neither without the other.',
  dataDirectory,
});

/** The directory that the pointer names; undefined without a pointer. A data directory that was moved keeps its database. */
export async function followPointer(dataDirectory: string): Promise<string | undefined> {
  const file = join(dataDirectory, pointerName);
  const pointer = await readJson<Pointer>(file);
  if (!pointer) return undefined;
  const { directory } = pointer;
  if (!(await isFolder(directory)))
    throw new EmbeddedServerError(
      `${file} says that the database is in ${directory}, where there is none: bring it back, or restore a backup into an empty DATA_DIR; to begin with an empty database remove that file.`,
    );
  const owner = (await readJson<Mark>(join(directory, markName)))?.dataDirectory ?? pointer.belongsTo;
  if (owner === dataDirectory) return directory;
  if ((await readJson<Pointer>(join(owner, pointerName)))?.directory === directory)
    throw new EmbeddedServerError(
      `${dataDirectory} is a copy of ${owner}, whose database is in ${directory}, and has none of its own: restore a backup into an empty DATA_DIR, or, to begin with an empty database, remove ${file}.`,
    );
  // The mark is written first: after a crash in between, the next start repeats this step.
  await writeWhole(join(directory, markName), markOf(dataDirectory));
  await writeWhole(file, pointerTo(dataDirectory, directory));
  return directory;
}

/**
 * Chooses a new place below `root` and points to it. The place is created before the pointer, so that a dangling pointer always
 * means a loss; concurrent starts all use the place that the first one pointed to. `others` lists earlier places of this data
 * directory.
 */
export async function pointElsewhere(
  dataDirectory: string,
  root: string,
): Promise<{ directory: string; others: string[] }> {
  const prefix = `${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}-`;
  const named = (await readdir(root)).filter((name) => name.startsWith(prefix)).map((name) => join(root, name));
  const others: string[] = [];
  for (const place of named) if (await isFolder(join(place, 'server'))) others.push(place);
  const directory = join(root, prefix + randomBytes(4).toString('hex'));
  await mkdir(directory, { mode: 0o755 });
  await writeWhole(join(directory, markName), markOf(dataDirectory));
  const draft = join(dataDirectory, `${pointerName}.${process.pid}-${randomBytes(4).toString('hex')}`);
  await writeWhole(draft, pointerTo(dataDirectory, directory));
  const first = await link(draft, join(dataDirectory, pointerName)).then(
    () => true,
    () => false,
  );
  await rm(draft, { force: true });
  if (first) return { directory, others };
  await rm(directory, { recursive: true }); // created by us a moment ago, with nothing but the mark in it
  return { directory: (await followPointer(dataDirectory))!, others: [] };
}

async function isFolder(directory: string): Promise<boolean> {
  return stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
