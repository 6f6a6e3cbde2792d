import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { proficiencies } from '#projects/rules/terms.ts';
import {
  describeSuitability,
  type OfferedJob,
  rateSuitability,
  SUITABILITY_WEIGHTS,
  type SuitabilityCriterion,
  type JobPreferences,
} from './suitability.ts';

const tags = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
const job: OfferedJob = {
  title: 'Engenharia de dados Sênior',
  profession: null,
  professionId: null,
  area: 'programming',
  tags: tags('SQL', 'Python'),
  hiringModel: 'PJ',
  workModel: 'remote',
  city: null,
  experienceYears: 5,
  requiredLanguages: [{ language: 'en', proficiency: 'intermediate' }],
  payPeriod: 'hour',
  payMinimum: 90_00,
  payMaximum: 120_00,
  currency: 'BRL',
  monthlyHours: 160,
  skillWeights: new Map(),
};
const wishes: JobPreferences = {
  jobTitle: 'Engenharia de dados',
  professionId: null,
  skills: ['sql', 'PYTHON', 'Go'],
  level: 6,
  languages: [{ language: 'en', proficiency: 'fluent' }],
  city: 'Recife',
  hiringModels: ['PJ'],
  values: { currency: 'BRL', hourValue: 110_00, monthValue: null },
  openFor: { partTime: false, fullTime: true, freelance: false },
};

const verdictOf = (criterion: SuitabilityCriterion, own: Partial<JobPreferences>, offered: Partial<OfferedJob>) =>
  rateSuitability({ ...wishes, ...own }, { ...job, ...offered })!.reasons.find((one) => one.criterion === criterion)!
    .verdict;

describe('JOB-06 suitability of a vacancy', () => {
  it('is complete where everything fits, with each reason', () => {
    const rated = rateSuitability(wishes, job)!;
    expect(rated).toMatchObject({ points: 100, sharedSkills: ['SQL', 'Python'], askedSkills: 2 });
    expect(rated.reasons.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 8 }, () => 'fits'));
  });

  it('is nothing for another trade', () => {
    expect(rateSuitability({ ...wishes, jobTitle: 'Redação', skills: ['Escrita'] }, job)).toBeNull();
    expect(rateSuitability({ ...wishes, jobTitle: '', skills: [] }, { ...job, title: 'Redação' })).toBeNull();
  });

  it.each<[SuitabilityCriterion, Partial<JobPreferences>, Partial<OfferedJob>, string]>([
    ['profession', { jobTitle: 'Analista de BI' }, {}, 'differs'],
    ['profession', { jobTitle: 'Data', professionId: '1' }, { professionId: '1' }, 'fits'],
    ['skills', { skills: ['sql'] }, {}, 'partly'],
    ['skills', { skills: [] }, {}, 'differs'],
    ['skills', {}, { tags: [] }, 'unsaid'],
    ['experience', { level: 3 }, {}, 'partly'],
    ['experience', { level: 2 }, {}, 'differs'],
    ['experience', { level: null }, {}, 'unsaid'],
    ['languages', { languages: [{ language: 'en', proficiency: 'basic' }] }, {}, 'differs'],
    ['languages', {}, { requiredLanguages: [] }, 'unsaid'],
    ['workModel', {}, { workModel: 'hybrid', city: 'RECIFE' }, 'fits'],
    ['workModel', {}, { workModel: 'faceToFace', city: 'Recife/PE' }, 'fits'],
    ['workModel', {}, { workModel: 'faceToFace', city: 'Belém' }, 'differs'],
    ['workModel', {}, { workModel: 'hybrid', city: null }, 'unsaid'],
    ['pay', {}, { payMaximum: 109_99 }, 'partly'],
    ['pay', {}, { payMaximum: 98_99 }, 'differs'],
    ['pay', {}, { payMaximum: null, payMinimum: 110_00 }, 'fits'],
    ['pay', {}, { currency: 'USD' }, 'unsaid'],
    ['pay', {}, { payPeriod: 'month', monthlyHours: null }, 'unsaid'],
    ['pay', {}, { payPeriod: 'month', payMaximum: 110_00 * 160 }, 'fits'],
    ['pay', {}, { payPeriod: 'month', payMaximum: 110_00 * 160 - 1 }, 'partly'],
    ['pay', { values: { currency: 'BRL', hourValue: null, monthValue: 19_200_00 } }, {}, 'fits'],
    ['pay', { values: { currency: 'BRL', hourValue: null, monthValue: 19_200_01 } }, {}, 'partly'],
    ['hours', {}, { monthlyHours: null }, 'unsaid'],
    ['hours', {}, { monthlyHours: 131 }, 'fits'],
    ['hours', {}, { monthlyHours: 130 }, 'partly'],
    ['hours', { openFor: { partTime: true, fullTime: false, freelance: false } }, { monthlyHours: 131 }, 'differs'],
    ['hours', { openFor: { partTime: false, fullTime: false, freelance: true } }, { monthlyHours: 131 }, 'partly'],
    ['hours', { openFor: { partTime: false, fullTime: false, freelance: true } }, { monthlyHours: 130 }, 'fits'],
    ['hours', { openFor: { partTime: false, fullTime: false, freelance: false } }, {}, 'unsaid'],
    ['hiringModel', {}, { hiringModel: 'CLT' }, 'differs'],
    ['hiringModel', { hiringModels: [] }, {}, 'unsaid'],
  ])('says of %s with %j and %j: %s', (criterion, own, offered, expected) => {
    expect(verdictOf(criterion, own, offered)).toBe(expected);
  });

  it('weights what is central to the profession more, and tools more than methods', () => {
    const points = (skills: string[], offered: Partial<OfferedJob>) =>
      describeSuitability({ ...wishes, skills }, { ...job, ...offered }).reasons[1]!.points;
    const central = { skillWeights: new Map([['sql', 1]]) };
    expect(points(['SQL'], central)).toBe(20);
    expect(points(['Python'], central)).toBe(10);
    const mixed = {
      tags: [{ kind: 'skills', name: 'SQL' } as const, { kind: 'methodologies', name: 'Scrum' } as const],
    };
    expect(points(['SQL'], mixed)).toBe(20);
    expect(points(['scrum'], mixed)).toBe(10);
  });

  const word = fc.constantFrom('SQL', 'sql', 'Python', 'Go', 'Dados', 'Açaí', 'acai');
  const cents = fc.option(fc.integer({ min: 0, max: 500_00 }));
  const spoken = fc.record({
    language: fc.constantFrom('pt', 'en', 'es'),
    proficiency: fc.constantFrom(...proficiencies),
  });
  const anyWishes = fc.record({
    jobTitle: word,
    professionId: fc.option(fc.constantFrom('1', '2')),
    skills: fc.array(word),
    level: fc.option(fc.integer({ min: 1, max: 10 })),
    languages: fc.array(spoken),
    city: fc.constantFrom('', 'Recife'),
    hiringModels: fc.subarray(['CLT', 'PJ']),
    values: fc.record({ currency: fc.constantFrom('BRL', 'USD'), hourValue: cents, monthValue: cents }),
    openFor: fc.record({ partTime: fc.boolean(), fullTime: fc.boolean(), freelance: fc.boolean() }),
  });
  const anyJob: fc.Arbitrary<OfferedJob> = fc.record({
    title: word,
    profession: fc.option(word),
    professionId: fc.option(fc.constantFrom('1', '2')),
    area: fc.constant(null),
    tags: fc.array(word).map((names) => tags(...names)),
    hiringModel: fc.option(fc.constantFrom('CLT' as const, 'PJ' as const)),
    workModel: fc.option(fc.constantFrom('remote' as const, 'hybrid' as const, 'faceToFace' as const)),
    city: fc.option(fc.constantFrom('Recife', 'Belém')),
    experienceYears: fc.option(fc.integer({ min: 1, max: 10 })),
    requiredLanguages: fc.array(spoken),
    payPeriod: fc.option(fc.constantFrom('hour' as const, 'month' as const)),
    payMinimum: cents,
    payMaximum: cents,
    currency: fc.constantFrom('BRL', 'USD'),
    monthlyHours: fc.option(fc.integer({ min: 1, max: 248 })),
    skillWeights: fc
      .dictionary(fc.constantFrom('sql', 'python', 'acai'), fc.double({ min: 0, max: 1, noNaN: true }))
      .map((weights) => new Map(Object.entries(weights))),
  });

  test('lies between 0 and 100, is the sum of its reasons, and no reason exceeds its criterion', () => {
    expect(Object.values(SUITABILITY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    fc.assert(
      fc.property(anyWishes, anyJob, (own, offered) => {
        const rated = rateSuitability(own, offered);
        if (!rated) return;
        const sum = rated.reasons.reduce((total, { points }) => total + points, 0);
        expect(rated.points).toBe(Math.round(sum));
        expect(rated.points).toBeGreaterThanOrEqual(0);
        expect(rated.points).toBeLessThanOrEqual(100);
        for (const { criterion, points } of rated.reasons)
          expect(points).toBeLessThanOrEqual(SUITABILITY_WEIGHTS[criterion]);
      }),
    );
  });

  test('never falls with another skill, and does not depend on order', () => {
    fc.assert(
      fc.property(anyWishes, anyJob, word, (own, offered, skill) => {
        const before = rateSuitability(own, offered)?.points ?? 0;
        const more = { ...own, skills: [...own.skills, skill] };
        expect(rateSuitability(more, offered)?.points ?? 0).toBeGreaterThanOrEqual(before);
        const turned = { ...own, skills: own.skills.toReversed(), languages: own.languages.toReversed() };
        const turnedJob = { ...offered, tags: offered.tags.toReversed() };
        expect(rateSuitability(turned, turnedJob)?.points ?? 0).toBe(before);
      }),
    );
  });
});
