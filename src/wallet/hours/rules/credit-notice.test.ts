import { expect, test } from 'vitest';
import { creditNotice } from './cover-hours.ts';

const credits = { givenCents: 1_000_00, leftBefore: 500_00, leftAfter: 400_00, waitedBefore: false, waitsAfter: false };

test.each([
  ['a part is spent', {}, null],
  ['80 % is reached', { leftAfter: 200_00 }, 'low'],
  ['80 % was passed before', { leftBefore: 200_00, leftAfter: 100_00 }, null],
  ['all is spent', { leftAfter: 0 }, 'usedUp'],
  ['all is spent at once after 80 %', { leftBefore: 100_00, leftAfter: 0 }, 'usedUp'],
  ['hours wait for credits', { leftBefore: 50_00, leftAfter: 50_00, waitsAfter: true }, 'usedUp'],
  ['more hours wait', { leftBefore: 50_00, leftAfter: 50_00, waitedBefore: true, waitsAfter: true }, null],
  ['more hours wait after all was spent', { leftBefore: 0, leftAfter: 0, waitsAfter: true }, null],
  ['nothing was ever given', { givenCents: 0, leftBefore: 0, leftAfter: 0, waitsAfter: true }, 'usedUp'],
] as const)('PRJ-06 when %s: %o', (_name, change, notice) => {
  expect(creditNotice({ ...credits, ...change })).toBe(notice);
});
