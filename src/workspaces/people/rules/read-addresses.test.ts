import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test.each([
  ['ana@example.com', ['ana@example.com']],
  ['Ana@Example.com, bia@example.com;\ncaio@example.com', ['ana@example.com', 'bia@example.com', 'caio@example.com']],
  ['Ana Lima <ana@example.com>, "Bia" <bia@example.com>', ['ana@example.com', 'bia@example.com']],
  ['ana@example.com\r\nANA@example.com', ['ana@example.com']],
  ['   ', []],
])('WSP-01 reads the addresses of %j', (typed, addresses) => {
  expect(readAddresses(typed)).toEqual({ addresses, wrong: [], tooMany: null });
});

test('WSP-01 says what is no address', () => {
  expect(readAddresses('ana@example.com, ana@, example.com')).toEqual({
    addresses: ['ana@example.com'],
    wrong: ['ana@', 'example.com'],
    tooMany: null,
  });
});

test('WSP-01 a list of 10,000 addresses is counted, not read', () => {
  const pasted = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.com`).join('\n');
  expect(readAddresses(pasted)).toEqual({ addresses: [], wrong: [], tooMany: 10_000 });
});
