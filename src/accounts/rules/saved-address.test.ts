import { expect, test } from 'vitest';
import { isOwnAddress, readSavedAddress } from './saved-address.ts';

test.each([
  ['/my-projects?view=all#top', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['my-projects', false],
  ['', false],
])('SES-06 %s is an address of the product: %s', (address, expected) => {
  expect(isOwnAddress(address)).toBe(expected);
});

test('SES-06 a look-up with nothing stored, or with a foreign address, raises an error that names the key', () => {
  const holding = (address: string | null) => ({ getItem: () => address });
  expect(readSavedAddress(holding('/jobs'), 'urlToRedirect')).toBe('/jobs');
  expect(() => readSavedAddress(holding(null), 'urlToRedirect')).toThrow('The address for urlToRedirect is undefined');
  expect(() => readSavedAddress(holding('//evil.example'), 'urlToRedirect')).toThrow(
    'The address for urlToRedirect is undefined',
  );
});
