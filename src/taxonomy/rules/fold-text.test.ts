import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Gestão de Conflitos', 'gestao de conflitos'],
    ['  Programação   C++ ', 'programacao c++'],
    ['Ação e Reação', 'acao e reacao'],
    ['C#', 'c#'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
