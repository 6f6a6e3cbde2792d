import { expect, test } from 'vitest';
import { matchingEntries, onceEach, splitMatch } from './palette-matches.ts';

test('finds by the beginning of a word, without accents', () => {
  const entries = [
    { group: 'Páginas', label: 'Espaço de trabalho', to: '/a' },
    { group: 'Páginas', label: 'Avaliações', to: '/b' },
  ];
  expect(matchingEntries(entries, 'trab').map((entry) => entry.to)).toEqual(['/a']);
  expect(matchingEntries(entries, 'avaliacoes').map((entry) => entry.to)).toEqual(['/b']);
  expect(splitMatch('Avaliações', 'valiaco')).toEqual(['A', 'valiaçõ', 'es']);
});

test('P-8.1 finds by other words in any language, after what is called so', () => {
  const entries = [
    { group: 'Actions', label: 'Log out', words: 'exit sair', run: () => undefined },
    { group: 'Pages', label: 'Data', to: '/data', words: 'logs dados' },
    { group: 'Pages', label: 'Logs', to: '/logs', words: '' },
  ];
  const found = (text: string) => matchingEntries(entries, text).map(({ label }) => label);
  expect(found('sai')).toEqual(['Log out']);
  expect(found('log')).toEqual(['Log out', 'Logs', 'Data']);
  expect(found('og')).toEqual([]);
});

test('P-8.1 keeps each address where it stands first, and everything without one', () => {
  const entry = (label: string, to?: string) => ({ group: '', label, ...(to !== undefined && { to }) });
  const entries = [entry('recent', '/a'), entry('dark'), entry('page', '/a'), entry('light'), entry('other', '/b')];
  expect(onceEach(entries).map(({ label }) => label)).toEqual(['recent', 'dark', 'light', 'other']);
});
