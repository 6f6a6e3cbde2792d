import { expect, test } from 'vitest';
import { isOwnAddress, readKeptAddress } from './kept-address.ts';

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
  expect(readKeptAddress(holding('/jobs'), 'urlToRedirect')).toBe('/jobs');
  expect(() => readKeptAddress(holding(null), 'urlToRedirect')).toThrow('The address for urlToRedirect is undefined');
  expect(() => readKeptAddress(holding('//evil.example'), 'urlToRedirect')).toThrow(
    'The address for urlToRedirect is undefined',
  );
});
