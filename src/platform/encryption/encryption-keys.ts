import { createHash, randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '#platform/config.ts';

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
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  // Of several processes that start at once, one links its complete file; all of them read that one.
  await link(draft, file).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
  });
  await unlink(draft);
  const keys = (await readFile(file, 'utf8')).split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new ConfigurationError(`The file ${file} holds no key of ${KEY_BYTES} bytes.`);
  return keys;
}
