import { expect, test } from 'vitest';
import { proofOf } from './second-factor-proof.ts';

test('ACC-17 a code is taken as apps show it, a recovery code as it is written down', () => {
  expect(proofOf('code', ' 123 456 ')).toEqual({ code: '123456' });
  for (const typed of ['', '12345', '1234567', 'abcdef']) expect(proofOf('code', typed)).toBeNull();
  expect(proofOf('recoveryCode', ' abcde-fghij ')).toEqual({ recoveryCode: 'abcde-fghij' });
  expect(proofOf('recoveryCode', ' ')).toBeNull();
});
