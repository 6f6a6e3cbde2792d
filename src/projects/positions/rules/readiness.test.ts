import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import {
  type ReadinessCriterion,
  type ReadinessFacts,
  readinessCriteria,
  readinessOf,
  readinessPoints,
} from './readiness.ts';

const ready: ReadinessFacts = {
  ...emptyPositionFacts,
  title: 'Product designer',
  payMinimum: 9_000_00,
  tags: ['Figma', 'Research', 'Prototyping'].map((name) => ({ kind: 'skills', name })),
  aboutOpportunity: 'x'.repeat(200),
  responsibilities: 'x'.repeat(120),
  benefits: 'x'.repeat(40),
  workModel: 'remote',
  monthlyHours: 160,
  requiredLanguages: [{ language: 'pt', proficiency: 'native' }],
};

describe('BRI-01 the readiness check', () => {
  it('has nothing to add to a complete vacancy, and everything to an empty one', () => {
    expect(readinessOf(ready)).toEqual({ score: 100, missing: [] });
    expect(readinessOf(emptyPositionFacts)).toEqual({ score: 0, missing: readinessCriteria });
  });

  it('weighs a hundred points, the heaviest first', () => {
    expect(Object.entries(readinessPoints)).toEqual([
      ...[
        ['pay', 20],
        ['skills', 15],
        ['aboutOpportunity', 15],
        ['clearTitle', 10],
        ['responsibilities', 10],
      ],
      ...[
        ['benefits', 10],
        ['workModel', 10],
        ['hours', 5],
        ['languages', 5],
      ],
    ]);
  });

  it.each<[string, Partial<ReadinessFacts>, ReadinessCriterion | null]>([
    ['pay that is only negotiable', { payMinimum: null }, 'pay'],
    ['pay in words', { payMinimum: null, payText: 'R$ 9k + bonus' }, null],
    ['two skills', { tags: ready.tags.slice(1) }, 'skills'],
    ['a description one letter short', { aboutOpportunity: `  ${'x'.repeat(199)}  ` }, 'aboutOpportunity'],
    ['responsibilities one letter short', { responsibilities: 'x'.repeat(119) }, 'responsibilities'],
    ['no benefits', { benefits: null }, 'benefits'],
    ['a shouted title', { title: 'URGENT DESIGNER' }, 'clearTitle'],
    ['an advertisement', { title: 'Join our team!' }, 'clearTitle'],
    ['a title of 61 letters', { title: 'x'.repeat(61) }, 'clearTitle'],
    ['an acronym', { title: 'QA engineer' }, null],
    ['hybrid without a reason', { workModel: 'hybrid', city: 'Recife', hybridReason: ' ' }, 'workModel'],
    ['hybrid with its reason', { workModel: 'hybrid', city: 'Recife', hybridReason: 'Workshops' }, null],
    ['face to face without a city', { workModel: 'faceToFace' }, 'workModel'],
    ['no hours', { monthlyHours: null }, 'hours'],
    ['no languages', { requiredLanguages: [] }, 'languages'],
  ])('weighs %s', (_, changes, criterion) => {
    expect(readinessOf({ ...ready, ...changes })).toEqual({
      score: criterion ? 100 - readinessPoints[criterion] : 100,
      missing: criterion ? [criterion] : [],
    });
  });

  it('stays between 0 and 100, and adding information never lowers it', () => {
    const names = Object.keys(ready) as (keyof ReadinessFacts)[];
    fc.assert(
      fc.property(fc.subarray(names), fc.constantFrom(...names), (said, added) => {
        const before = { ...emptyPositionFacts, ...pick(said) };
        const { score } = readinessOf(before);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(readinessOf({ ...before, ...pick([added]) }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

function pick(names: readonly (keyof ReadinessFacts)[]): Partial<ReadinessFacts> {
  return Object.fromEntries(names.map((name) => [name, ready[name]]));
}
