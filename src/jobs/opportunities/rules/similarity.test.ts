import { describe, expect, it } from 'vitest';
import { type ComparableJob, scoreSimilarity } from './similarity.ts';

const unsaid: ComparableJob = {
  title: 'A',
  profession: null,
  professionId: null,
  area: null,
  tags: [],
  hiringModel: null,
  workModel: null,
  city: null,
  experienceYears: null,
};
const skills = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
const full: ComparableJob = {
  title: 'Engenharia de dados Sênior',
  profession: null,
  professionId: null,
  area: 'programming',
  hiringModel: 'PJ',
  tags: skills('SQL', 'Python'),
  workModel: 'remote',
  city: null,
  experienceYears: 5,
};
const score = (one: Partial<ComparableJob>, other: Partial<ComparableJob>) =>
  scoreSimilarity({ ...unsaid, title: 'Uma', ...one }, { ...unsaid, title: 'Outra', ...other });

describe('JOB-02 similarity of vacancies', () => {
  it('is complete for the same work done in the same way, whatever its level', () => {
    expect(scoreSimilarity(full, { ...full, title: 'Engenharia de Dados Júnior' })).toBe(100);
  });

  it.each<[Partial<ComparableJob>, Partial<ComparableJob>, number]>([
    [{}, {}, 0],
    [{ professionId: '1' }, { professionId: '1' }, 40],
    [{ profession: 'Médico' }, { profession: 'MEDICO' }, 40],
    [{ tags: skills('SQL', 'Gestão') }, { tags: skills('sql', 'gestao', 'Go', 'C') }, 20],
    [{ area: 'design' }, { area: 'design' }, 10],
    [{ area: 'design' }, { area: 'other' }, 0],
    [{ hiringModel: 'CLT', workModel: 'remote' }, { hiringModel: 'CLT', workModel: 'remote' }, 0],
    [{ area: 'design', city: 'São Paulo' }, { area: 'design', city: 'sao paulo' }, 15],
    [{ area: 'design', experienceYears: 1 }, { area: 'design', experienceYears: 3 }, 13],
    [{ area: 'design', experienceYears: 1 }, { area: 'design', experienceYears: 4 }, 10],
  ])('of %j and %j is %d, from either side', (one, other, expected) => {
    expect(score(one, other)).toBe(expected);
    expect(score(other, one)).toBe(expected);
  });
});
