import { expect, test } from 'vitest';
import { codeAt, matchingStep, newSecret, otpauthAddress, stepOf, toBase32 } from './one-time-code.ts';

// Secret and times from RFC 6238, appendix B; the last six of its eight digits are ours.
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('ACC-17 at second %i of the RFC the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepOf(new Date(seconds * 1000)))).toBe(code);
});

test('ACC-17 a code is taken one step early or late, and not again', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepOf(now);
  for (const off of [-1, 0, 1]) expect(matchingStep(secret, codeAt(secret, step + off), now, 0)).toBe(step + off);
  for (const off of [-2, 2]) expect(matchingStep(secret, codeAt(secret, step + off), now, 0)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step - 1), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
});

test('ACC-17 secrets have 160 bits and are written as apps read them', () => {
  expect(newSecret()).toHaveLength(20);
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
  expect(otpauthAddress(secret, 'ana+x@example.com')).toBe(
    'otpauth://totp/Ponte:ana%2Bx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ponte&digits=6&period=30',
  );
});
