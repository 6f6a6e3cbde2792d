import { expect, it } from 'vitest';
import { dueDigests } from './digest-days.ts';

const never = { dailyAt: null, weeklyAt: null };
const monday = '2026-11-30';

it.each([
  ['America/Sao_Paulo', `${monday}T10:59:00Z`, never, []],
  ['America/Sao_Paulo', `${monday}T11:00:00Z`, never, ['daily', 'weekly']],
  ['America/Sao_Paulo', '2026-12-01T11:00:00Z', never, ['daily']],
  ['America/Sao_Paulo', `${monday}T23:30:00Z`, never, []],
  [
    'America/Sao_Paulo',
    `${monday}T14:00:00Z`,
    { dailyAt: new Date(`${monday}T11:00:00Z`), weeklyAt: null },
    ['weekly'],
  ],
  ['Asia/Tokyo', '2026-11-29T23:00:00Z', never, ['daily', 'weekly']],
] as const)('GEN-09 in %s at %s, after %o, these digests are due: %o', (zone, now, last, due) => {
  expect(dueDigests(zone, new Date(now), last)).toEqual(due);
});
