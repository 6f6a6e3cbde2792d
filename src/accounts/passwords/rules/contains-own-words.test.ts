import { expect, test } from 'vitest';
import { containsOwnWords } from './contains-own-words.ts';

test.each([
  ['Souza#2026', true],
  ['xSOUZAx#1', true],
  ['Jose#2026', true],
  ['José#2026', true],
  ['Acme-2026', true],
  ['Ana#20267', false],
  ['Site#2026', false],
  ['Dacha#2026', false],
])('2.5 %s contains a word of the own name or address: %s', (password, expected) => {
  expect(containsOwnWords(password, ['José da Ana', 'ana.souza+jobs7@mail.acme.site'])).toBe(expected);
});

test('2.5 without a name and with an address of short words every password is free', () => {
  expect(containsOwnWords('Segredo1!', ['', 'x1@ab.com'])).toBe(false);
});
