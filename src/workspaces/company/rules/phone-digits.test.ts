import { expect, test } from 'vitest';
import { isPhone, phoneDigits } from './phone-digits.ts';

test('keeps digits only', () => {
  expect(phoneDigits('+55 (11) 98765-4321')).toBe('5511987654321');
});

test.each([
  [{ code: '55', number: '(11) 98765-4321' }, true],
  [{ code: '', number: '' }, true],
  [{ code: '55', number: '' }, true],
  [{ code: '', number: '11987654321' }, false],
  [{ code: '55', number: '123' }, false],
  [{ code: '5555', number: '11987654321' }, false],
])('%o is a phone: %s', (phone, expected) => {
  expect(isPhone(phone)).toBe(expected);
});
