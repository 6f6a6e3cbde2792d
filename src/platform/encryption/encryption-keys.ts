import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ConfigurationError } from '#platform/config.ts';
import { readOwnSecret } from '#platform/encryption/read-own-secret.ts';

const KEY_BYTES = 32;

/** The first key encrypts; all of them, by their ids, decrypt. */
export type EncryptionKeys = ReadonlyMap<string, Buffer>;

let current: EncryptionKeys = new Map();

/** Called once at the start of the process, before anything is read or written. */
export function setEncryptionKeys(keys: readonly Buffer[]): void {
  current = new Map(keys.map((key) => [encryptionKeyId(key), key]));
}

export function encryptionKeys(): EncryptionKeys {
  return current;
}

/** Identifies a key beside what it encrypted, without revealing anything about it. */
export function encryptionKeyId(key: Buffer): string {
  return createHash('sha256').update('ponte key id').update(key).digest('hex').slice(0, 8);
}

/** Without configured keys, one is generated once and stored with the data; the file may hold several, like ENCRYPTION_KEYS. */
export async function ownEncryptionKeys(directory: string): Promise<Buffer[]> {
  const file = join(directory, 'encryption-key');
  const text = await readOwnSecret(file, () => randomBytes(KEY_BYTES).toString('base64'));
  const keys = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new ConfigurationError(`The file ${file} holds no key of ${KEY_BYTES} bytes.`);
  return keys;
}
