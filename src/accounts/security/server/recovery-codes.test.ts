import { expect, test } from 'vitest';
import { newRecoveryCodes, withoutRecoveryCode } from './recovery-codes.ts';

test('ACC-17 ten recovery codes, each good once however it is typed, and only hashes are kept', () => {
  const { codes, kept } = newRecoveryCodes('key');
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(codes.some((code) => kept.includes(code))).toBe(false);
  const left = withoutRecoveryCode('key', kept, ` ${codes[3]!.toUpperCase().replace('-', ' ')} `)!;
  expect(JSON.parse(left)).toHaveLength(9);
  expect(withoutRecoveryCode('key', left, codes[3]!)).toBeNull();
  expect(withoutRecoveryCode('key', left, '')).toBeNull();
  expect(withoutRecoveryCode('another key', left, codes[4]!)).toBeNull();
});
