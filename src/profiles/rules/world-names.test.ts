import { describe, expect, it } from 'vitest';
import { safeWebAddress } from '#platform/contract/web-address.ts';
import { countryCode, languageCode } from '#profiles/rules/world-names.ts';

describe('names of languages and countries', () => {
  it.each([
    ['Português', 'pt'],
    ['portuguese', 'pt'],
    ['Português (Brasil)', 'pt'],
    ['Português do Brasil', 'pt'],
    ['Inglês', 'en'],
    ['English', 'en'],
    ['Espanhol', 'es'],
    ['Español', 'es'],
    ['Francês', 'fr'],
    ['German', 'de'],
    ['Mandarim', 'zh'],
    ['Hebraico', 'he'],
    ['Libras ', 'Libras'],
    ['', ''],
  ])('the language %s is %s', (name, code) => expect(languageCode(name)).toBe(code));

  it.each([
    ['Brasil', 'BR'],
    ['Brazil', 'BR'],
    ['br', 'BR'],
    ['Portugal', 'PT'],
    ['Germany', 'DE'],
    ['Alemanha', 'DE'],
    ['EUA', 'US'],
    ['United States', 'US'],
    ['Reino Unido', 'GB'],
    [' Atlântida ', 'Atlântida'],
    ['QQ', 'QQ'],
  ])('the country %s is %s', (name, code) => expect(countryCode(name)).toBe(code));
});

describe('safe addresses', () => {
  it.each([
    ['https://a.example', 'https://a.example'],
    [' http://a.example/x?y#z ', 'http://a.example/x?y#z'],
    ['HTTPS://A.example/', 'https://a.example'],
    ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
  ])('%s is kept', (written, address) => expect(safeWebAddress(written)).toBe(address));

  it.each([
    '',
    'a.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://linkedin.com@evil.example',
    `https://a.example/${'x'.repeat(600)}`,
  ])('%s is not', (written) => expect(safeWebAddress(written)).toBeNull());
});
