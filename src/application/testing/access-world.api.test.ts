import { expect, test } from 'vitest';
import { shareAccessWorld } from '#application/testing/access-world.ts';
import { encryptionKeys, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';

test('a walk finds the keys of its world again after a file of the same worker that set others', async () => {
  await shareAccessWorld();
  const keys = encryptionKeys();
  setEncryptionKeys([Buffer.alloc(32, 'the key of another test file')]);
  await shareAccessWorld();
  expect(encryptionKeys()).toEqual(keys);
});
