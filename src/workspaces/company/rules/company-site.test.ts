import { expect, test } from 'vitest';
import { companySite } from './company-site.ts';

test.each([
  ['acme.com', 'https://acme.com'],
  [' http://acme.com.br/sobre ', 'http://acme.com.br/sobre'],
  ['acme.com:8080', 'https://acme.com:8080'],
  ['javascript:alert(1)', null],
  ['ftp://acme.com', null],
  ['acme', null],
  ['https://person@acme.com', null],
  ['', null],
])('reads %s as %s', (typed, expected) => {
  expect(companySite(typed)).toBe(expected);
});
