import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '#platform/config.ts';

const reasons: Record<string, string> = {
  EEXIST: 'is a file',
  ENOTDIR: 'lies below a file',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
};

/** Node's own recursive mkdir loops for ever where a file system like /proc refuses to create folders. */
async function makeFolder(directory: string): Promise<void> {
  const found = await stat(directory).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
    return null;
  });
  if (found?.isDirectory()) return;
  if (!found) await makeFolder(dirname(directory));
  await mkdir(directory).catch(async (problem: NodeJS.ErrnoException) => {
    // Another process may have created it first.
    if (problem.code !== 'EEXIST' || !(await stat(directory)).isDirectory()) throw problem;
  });
}

/** Creates the folder and tests that it is writable. Throws ConfigurationError where it is not. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  const probe = join(directory, `.writable-${process.pid}`);
  try {
    await makeFolder(directory);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (problem) {
    const { code = '' } = problem as NodeJS.ErrnoException;
    const reason = reasons[code] ?? `cannot be written (${code})`;
    throw new ConfigurationError(
      `The setting DATA_DIR is wrong: ${directory} ${reason}; it must be a folder that this user can write to.`,
    );
  }
}
