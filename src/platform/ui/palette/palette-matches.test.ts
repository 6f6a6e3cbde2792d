import { expect, test } from 'vitest';
import { matchingEntries, splitMatch } from './palette-matches.ts';

test('finds by the beginning of a word, without accents', () => {
  const entries = [
    { group: 'Páginas', label: 'Espaço de trabalho', to: '/a' },
    { group: 'Páginas', label: 'Avaliações', to: '/b' },
  ];
  expect(matchingEntries(entries, 'trab').map((entry) => entry.to)).toEqual(['/a']);
  expect(matchingEntries(entries, 'avaliacoes').map((entry) => entry.to)).toEqual(['/b']);
  expect(splitMatch('Avaliações', 'valiaco')).toEqual(['A', 'valiaçõ', 'es']);
});
