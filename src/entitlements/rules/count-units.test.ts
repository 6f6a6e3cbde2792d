import { expect, test } from 'vitest';
import { countUnits } from './count-units.ts';

const now = new Date('2026-11-27T12:00:00Z');
const free = { units: 20, used: 3, validUntil: null };
const month = (until: string, used: number) => ({ units: 50, used, validUntil: new Date(until) });

test.each([
  ['nothing', [], { given: 0, used: 0, left: 0 }],
  ['free units', [free], { given: 20, used: 3, left: 17 }],
  ['free units and a month', [free, month('2026-12-01T03:00:00Z', 10)], { given: 70, used: 13, left: 57 }],
  ['a month that is over', [free, month('2026-11-01T03:00:00Z', 0)], { given: 20, used: 3, left: 17 }],
  ['a month that ends now', [month('2026-11-27T12:00:00Z', 1)], { given: 0, used: 0, left: 0 }],
] as const)('CHK-05 with %s', (_name, grants, expected) => {
  expect(countUnits(grants, now)).toEqual(expected);
});
