import { expect, test } from 'vitest';
import { accountKey } from '#platform/http/account-key.ts';

test.each([
  'ana@example.com',
  ' Ana@Example.COM\n',
  '\tANA@EXAMPLE.COM',
  '\uff41\uff4e\uff41@example.com',
  'ana@e\u{1d431}ample.com',
])('2.1 an account has one key in every spelling: %j', (spelling) => {
  expect(accountKey(spelling)).toBe('ana@example.com');
});
