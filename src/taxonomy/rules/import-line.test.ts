import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LineRefused,
  readOccupation,
  readOccupationLabel,
  readOccupationSkill,
  readRelatedOccupation,
  readSkillLabel,
} from './import-line.ts';

const occupation = { id: 'own:x', title_en: 'Data analyst', title_pt: 'Analista de dados', group: 'tech-product' };
const link = { occupation_id: 'own:x', skill: 'SQL', kind: 'language-framework', weight: '0.8' };
const relation = { occupation_id: 'own:x', related_id: 'own:y', score: '0.5' };

describe('reading lines of an import', () => {
  it('reads good lines', () => {
    expect(readOccupation(occupation)).toEqual({
      externalId: 'own:x',
      titleEn: 'Data analyst',
      titlePt: 'Analista de dados',
      group: 'techProduct',
    });
    expect(readOccupationSkill(link)).toEqual({ externalId: 'own:x', skill: 'SQL', kind: 'languages', weight: 0.8 });
    expect(readRelatedOccupation(relation)).toEqual({ externalId: 'own:x', relatedId: 'own:y', score: 0.5 });
    expect(readSkillLabel({ skill: ' API design ', label_pt: 'desenho de APIs' })).toEqual({
      skill: 'API design',
      labelPt: 'desenho de APIs',
    });
  });

  it.each([
    ['skill', 'skills'],
    ['software', 'softwares'],
    ['methodology', 'methodologies'],
    ['language-framework', 'languages'],
    ['database', 'databases'],
  ])('maps the kind %s to %s', (written, kind) => {
    expect(readOccupationSkill({ ...link, kind: written }).kind).toBe(kind);
  });

  it.each([
    ['pt', 'Programador/Programadora', ['Programador', 'Programadora']],
    ['pt', 'designer UX/UI', ['designer UX/UI']],
    ['en', 'programmer/program', ['programmer/program']],
    ['pt-BR', 'Analista', ['Analista']],
  ])('reads the %s label %s', (lang, label, labels) => {
    expect(readOccupationLabel({ id: 'own:x', lang, label }).labels).toEqual(labels);
  });

  it.each([
    ['a missing column', () => readOccupation({ ...occupation, title_pt: '' }), 'title_pt is empty'],
    ['an unknown group', () => readOccupation({ ...occupation, group: 'constructor' }), 'group "constructor" is none'],
    ['a title too long', () => readOccupation({ ...occupation, title_en: 'x'.repeat(161) }), 'longer than 160'],
    ['a NUL', () => readOccupation({ ...occupation, title_en: 'a\u0000b' }), 'not text'],
    ['another encoding', () => readOccupation({ ...occupation, title_pt: 'T\uFFFDcnico' }), 'not text'],
    ['a weight above 1', () => readOccupationSkill({ ...link, weight: '1.01' }), 'weight "1.01" is not a number'],
    ['a weight of nothing', () => readOccupationSkill({ ...link, weight: '0' }), 'weight "0" is not a number'],
    ['a negative weight', () => readOccupationSkill({ ...link, weight: '-0.1' }), 'weight "-0.1" is not a number'],
    ['a weight in words', () => readOccupationSkill({ ...link, weight: 'high' }), 'weight "high" is not a number'],
    ['an exponent', () => readOccupationSkill({ ...link, weight: '1e-1' }), 'is not a number'],
    ['an unknown kind', () => readOccupationSkill({ ...link, kind: 'talent' }), 'kind "talent" is none of'],
    ['an unknown language', () => readOccupationLabel({ id: 'own:x', lang: 'fr', label: 'x' }), 'lang "fr" is none'],
    ['a relation to itself', () => readRelatedOccupation({ ...relation, related_id: 'own:x' }), 'related to itself'],
  ])('refuses %s', (_, read, reason) => {
    expect(read).toThrow(LineRefused);
    expect(read).toThrow(reason);
  });

  it('answers or refuses, whatever is written', () => {
    const cells = fc.dictionary(fc.constantFrom('occupation_id', 'skill', 'kind', 'weight'), fc.string());
    fc.assert(
      fc.property(cells, (written) => {
        expect(outcomeOf(() => readOccupationSkill(written))).toMatch(/^(read|refused)$/);
      }),
    );
  });
});

function outcomeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    return error instanceof LineRefused ? 'refused' : 'failed';
  }
}
