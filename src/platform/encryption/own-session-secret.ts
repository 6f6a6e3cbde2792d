import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOwnSecret } from '#platform/encryption/read-own-secret.ts';

/** Without a configured secret, one is generated once and stored with the data. */
export async function ownSessionSecret(directory: string): Promise<string> {
  return readOwnSecret(join(directory, 'session-secret'), () => randomBytes(32).toString('base64url'));
}
