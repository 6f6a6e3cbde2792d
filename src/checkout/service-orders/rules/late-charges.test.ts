import { expect, test } from 'vitest';
import { lateCents, lateItems } from './arrears.ts';

const service = { type: 'ats', currency: 'BRL', cause: null, cents: 390_00, dueOn: '2026-05-13' } as const;
const plan = '019a0000-0000-7000-8000-000000000000';

test.each([
  ['2026-05-12', 0, []],
  ['2026-05-13', 0, []],
  // 7.80 once, and 3.90 a month: 0.13 a day.
  ['2026-05-14', 7_93, [7_80, 13]],
  ['2026-05-20', 8_71, [7_80, 91]],
  ['2026-06-12', 11_70, [7_80, 3_90]],
  ['2026-07-12', 15_60, [7_80, 7_80]],
])('CHK-03 390 reais that were due on 13 May and are paid on %s cost %i cents besides: %j', (today, cents, lines) => {
  expect(lateCents(service, today)).toBe(cents);
  expect(lateItems(service.cents, cents).map((item) => item.cents)).toEqual(lines);
});

test.each([
  ['the month of a plan', { cause: `subscription:${plan}:2026-05-13` }, true],
  ['the fine of a plan', { cause: `subscription:${plan}:fine:1` }, true],
  ['the offer of a plan', { cause: `subscription:${plan}:start` }, false],
  ['the offer of a raise', { cause: `subscription:${plan}:raise:${plan}` }, false],
  ['credits that are asked for', { type: 'credits' as const }, false],
  ['dollars', { currency: 'USD' }, false],
])('CHK-03 paid late, %s costs more: %j %s', (_what, changes, isCharged) => {
  expect(lateCents({ ...service, ...changes }, '2026-05-20') > 0).toBe(isCharged);
});
