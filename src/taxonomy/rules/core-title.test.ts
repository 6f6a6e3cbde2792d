import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreTitle } from './core-title.ts';
import { foldText } from './fold-text.ts';

describe('coreTitle', () => {
  it.each([
    ['Desenvolvedor React Sênior', 'desenvolvedor react'],
    ['Senior React Developer', 'react developer'],
    ['Desenvolvedor(a) Front-end Pleno', 'desenvolvedor front-end'],
    ['Engenheiro/a de dados Jr.', 'engenheiro de dados'],
    ['Analista de marketing | Remoto', 'analista de marketing'],
    ['Product Owner - São Paulo', 'product owner'],
    ['Especialista em SEO', 'especialista em seo'],
    ['Analista de sistemas III', 'analista de sistemas'],
    ['Senior', 'senior'],
    ['', ''],
  ])('%s → %s', (title, core) => {
    expect(coreTitle(title)).toBe(core);
  });

  it('never grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
        expect(coreTitle(title).length).toBeLessThanOrEqual(foldText(title).length);
      }),
    );
  });
});
