import { expect, it } from 'vitest';
import { emptyPositionFacts } from './empty-position.ts';
import { positionProblems } from './position-problems.ts';

const position = { ...emptyPositionFacts, title: 'Designer', aboutOpportunity: 'You draw.' };
const tags = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'skills' as const, name: `Skill ${index}` }));

it.each([
  ['title and body', {}, []],
  ['a body in another field', { aboutOpportunity: null, requirements: 'You can draw.' }, []],
  ['no body', { aboutOpportunity: null }, [['aboutOpportunity', 'projects.bodyMissing']]],
  ['a range', { payPeriod: 'month' as const, payMinimum: 1, payMaximum: 1 }, []],
  [
    'a range the wrong way round',
    { payPeriod: 'month' as const, payMinimum: 2, payMaximum: 1 },
    [['payMaximum', 'projects.payOrder']],
  ],
  ['a figure without period', { payMinimum: 2 }, [['payPeriod', 'platform.fieldRequired']]],
  ['a maximum alone', { payPeriod: 'hour' as const, payMaximum: 2 }, [['payMinimum', 'platform.fieldRequired']]],
  [
    'more for an hour than an hour costs',
    { payPeriod: 'hour' as const, payMinimum: 10_000_000, payMaximum: 10_000_001 },
    [['payMaximum', 'platform.fieldTooBig']],
  ],
  ['as much for a month', { payPeriod: 'month' as const, payMinimum: 10_000_000, payMaximum: 10_000_001 }, []],
  ['30 tags of a kind', { tags: tags(30) }, []],
  ['31 tags of a kind', { tags: tags(31) }, [['tags', 'projects.maximumTags']]],
])('BRI-02 %s', (_, changes, problems) => {
  expect(positionProblems({ ...position, ...changes }).map(({ path, code }) => [path, code])).toEqual(problems);
});
