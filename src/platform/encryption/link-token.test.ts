import { expect, test } from 'vitest';
import { setEncryptionKeys } from './encryption-keys.ts';
import { hashToken } from './hash-token.ts';
import { newLinkToken, readLinkToken } from './link-token.ts';

test('2.3 a link is found by the hash of its token and told again to its owner, and what is kept shows nothing of it', () => {
  setEncryptionKeys([Buffer.alloc(32, 1)]);
  const [one, other] = [newLinkToken(), newLinkToken()];
  const token = readLinkToken(one);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(one.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(one)).not.toContain(token);
  expect(readLinkToken(other)).not.toBe(token);
  expect(() => readLinkToken({ ...one, encryptedToken: other.encryptedToken })).toThrow('changed');
});
