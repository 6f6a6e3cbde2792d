import { createHmac } from 'node:crypto';
import { type EncryptionKeys, encryptionKeys } from '#platform/encryption/encryption-keys.ts';

/**
 * Hashes of a text that could be guessed, such as an e-mail address: without the product's keys nobody can try addresses against them.
 * One for each key, that of the current key first: write the first, look for any. `purpose` keeps hashes of different tables apart.
 */
export function keyedHashes(
  text: string,
  purpose: string,
  keys: EncryptionKeys = encryptionKeys(),
): [string, ...string[]] {
  const hashes = [...keys.values()].map((key) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url'),
  );
  const [first, ...others] = hashes;
  if (first === undefined) throw new Error('No encryption key was set at the start of the process.');
  return [first, ...others];
}
