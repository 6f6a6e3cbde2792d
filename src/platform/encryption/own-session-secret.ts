import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Without a configured secret, one is generated once and stored with the data. */
export async function ownSessionSecret(directory: string): Promise<string> {
  const file = join(directory, 'session-secret');
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing) return existing;
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return made;
}
