import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';

/** A secret that is made once and kept in a file: of several processes that start at once, one writes it and all read the same. */
export async function readOwnSecret(file: string, make: () => string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
  });
  if (existing) return existing;
  // A link appears at once and whole, which writing a file does not.
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, make(), { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
}
