import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decryptText, encryptText, UnreadableTextError } from '#platform/encryption/encrypt-text.ts';
import { type EncryptionKeys, encryptionKeyId, ownEncryptionKeys } from '#platform/encryption/encryption-keys.ts';

const keysOf = (...keys: Buffer[]): EncryptionKeys => new Map(keys.map((key) => [encryptionKeyId(key), key]));
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const keys = keysOf(newKey, oldKey);

test('PRO-03 what is encrypted comes back whole, shows nothing of itself and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 60 }), (text, belongsTo) => {
      const encrypted = encryptText(text, belongsTo, keys);
      expect(decryptText(encrypted, belongsTo, keys)).toBe(text.toWellFormed());
      expect(encryptText(text, belongsTo, keys)).not.toBe(encrypted);
      if (text.length > 8) expect(Buffer.from(encrypted, 'base64url').includes(text)).toBe(false);
    }),
  );
});

test('PRO-03 a record moved to another person, changed, cut off or of an unknown key is refused', () => {
  const encrypted = encryptText('chave', 'bankDetails:1', keys);
  expect(() => decryptText(encrypted, 'bankDetails:2', keys)).toThrow(UnreadableTextError);
  expect(() => decryptText(encrypted, 'bankDetails:1', keysOf(oldKey))).toThrow(/lacks the key/);
  for (const broken of ['', '.', 'abc', encrypted.slice(0, -4), encrypted.slice(0, 20)])
    expect(() => decryptText(broken, 'bankDetails:1', keys)).toThrow(UnreadableTextError);
  fc.assert(
    fc.property(fc.nat({ max: 32 }), (place) => {
      const bytes = Buffer.from(encrypted.slice(9), 'base64url');
      bytes[place]! ^= 1;
      const changed = `${encrypted.slice(0, 9)}${bytes.toString('base64url')}`;
      expect(() => decryptText(changed, 'bankDetails:1', keys)).toThrow(UnreadableTextError);
    }),
  );
});

test('PRO-03 with a new key before it the old one still decrypts', () => {
  const before = encryptText('chave', 'x', keysOf(oldKey));
  expect(decryptText(before, 'x', keys)).toBe('chave');
  expect(encryptText('chave', 'x', keys).slice(0, 8)).toBe(encryptionKeyId(newKey));
});

test('PRO-03 without a setting the key is made once, beside the data, for nobody else to read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-key-'));
  const made = await Promise.all([1, 2, 3].map(() => ownEncryptionKeys(directory)));
  expect(new Set(made.map(([key]) => key!.toString('hex'))).size).toBe(1);
  const file = join(directory, 'encryption-key');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(directory)).toEqual(['encryption-key']);
  expect((await readFile(file, 'utf8')).length).toBe(44);
  await writeFile(file, 'short');
  await expect(ownEncryptionKeys(directory)).rejects.toThrow('holds no key');
  await rm(directory, { recursive: true });
});
