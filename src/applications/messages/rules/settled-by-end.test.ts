import { expect, it } from 'vitest';
import { sidesSettledBy } from './settled-by-end.ts';

it.each([
  ['withdrawn', false, ['company', 'candidate']],
  ['closed', false, ['company', 'candidate']],
  ['told', false, ['company', 'candidate']],
  ['disqualified', false, ['company', 'candidate']],
  ['disqualified', true, []],
  ['hired', false, ['candidate']],
  ['moved', false, []],
  ['setAside', false, []],
] as const)('P-1.1 messages from before %s (told later: %s) ask no answer of %j', (event, tellsLater, sides) => {
  expect(sidesSettledBy(event, tellsLater)).toEqual(sides);
});
