import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';

/**
 * Reads a secret from its file, or generates and stores it once: of several processes that start together, one writes it and all read the
 * same.
 */
export async function readOwnSecret(file: string, make: () => string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
  });
  if (existing) return existing;
  // A hard link appears atomically and complete, unlike a file that is being written.
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, make(), { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
}
