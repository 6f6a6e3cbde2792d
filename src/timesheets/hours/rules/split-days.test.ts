import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitDays } from './split-days.ts';

const parts = (zone: string, start: string, end: string) =>
  splitDays(zone, new Date(start), new Date(end)).map(({ localDate, minutes }) => `${localDate} ${minutes}`);

test.each([
  ['within a day', 'America/Sao_Paulo', '2026-03-10T12:00:00Z', '2026-03-10T13:30:00Z', ['2026-03-10 90']],
  ['seconds are cut', 'America/Sao_Paulo', '2026-03-10T12:00:59Z', '2026-03-10T12:01:58Z', ['2026-03-10 1']],
  ['less than a minute drops', 'America/Sao_Paulo', '2026-03-10T12:00:05Z', '2026-03-10T12:00:55Z', []],
  [
    'over midnight',
    'America/Sao_Paulo',
    '2026-03-11T02:00:00Z',
    '2026-03-11T05:00:00Z',
    ['2026-03-10 60', '2026-03-11 120'],
  ],
  ['ends at midnight', 'America/Sao_Paulo', '2026-03-11T02:00:00Z', '2026-03-11T03:00:00Z', ['2026-03-10 60']],
  [
    'the night that is an hour shorter',
    'Europe/Lisbon',
    '2026-03-28T23:30:00Z',
    '2026-03-29T02:00:00Z',
    ['2026-03-28 30', '2026-03-29 120'],
  ],
  ['a day of 23 hours', 'Europe/Lisbon', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z', ['2026-03-29 1380']],
  ['a day of 25 hours', 'Europe/Lisbon', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', ['2026-10-25 1500']],
])('TIM-01 %s', (_name, zone, start, end, expected) => {
  expect(parts(zone, start, end)).toEqual(expected);
});

test('TIM-01 the parts of any span follow one another and add up to its whole minutes', () => {
  const zones = fc.constantFrom(
    'America/Sao_Paulo',
    'Europe/Lisbon',
    'Asia/Kolkata',
    'Pacific/Apia',
    'America/New_York',
  );
  const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, start, fc.integer({ min: 0, max: 4_000 }), (zone, from, minutes) => {
      const end = new Date(from.getTime() + minutes * 60_000);
      const split = splitDays(zone, from, end);
      expect(split.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes);
      split.slice(1).forEach((part, index) => expect(part.startedAt).toEqual(split[index]!.endedAt));
      expect(new Set(split.map(({ localDate }) => localDate)).size).toBe(split.length);
    }),
    { numRuns: 100 },
  );
});
