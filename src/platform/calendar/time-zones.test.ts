import { expect, test } from 'vitest';
import { dateIn, isTimeZone, nextLocalMidnight } from './time-zones.ts';

test.each([
  ['America/Sao_Paulo', true],
  ['America/Port-au-Prince', true],
  ['UTC', true],
  ['+03:00', false],
  ['Nowhere/Else', false],
  ["x'; drop table", false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test.each([
  ['America/Sao_Paulo', '2026-11-24T00:10:00Z', '2026-11-24T03:00:00Z'],
  ['America/Sao_Paulo, at midnight itself', '2026-11-24T03:00:00Z', '2026-11-25T03:00:00Z'],
  ['America/Sao_Paulo, a millisecond before', '2026-11-24T02:59:59.999Z', '2026-11-24T03:00:00Z'],
  ['UTC', '2026-12-31T23:59:30Z', '2027-01-01T00:00:00Z'],
  ['Pacific/Kiritimati', '2026-03-01T09:59:00Z', '2026-03-01T10:00:00Z'],
  ['Pacific/Kiritimati', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'],
  ['Asia/Kathmandu', '2026-03-01T12:00:00Z', '2026-03-01T18:15:00Z'],
  ['America/New_York, a day of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['America/New_York, a day of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['America/Sao_Paulo, whose clocks were set forward over midnight', '2018-11-03T12:00:00Z', '2018-11-04T03:00:00Z'],
  ['America/Sao_Paulo, whose clocks were set back at midnight', '2018-02-17T12:00:00Z', '2018-02-18T03:00:00Z'],
  ['Pacific/Apia, where 30 December was left out', '2011-12-29T12:00:00Z', '2011-12-30T10:00:00Z'],
])('the next day in %s after %s begins at %s', (zone, moment, expected) => {
  expect(nextLocalMidnight(zone.split(',')[0]!, new Date(moment))).toEqual(new Date(expected));
});

test('dates are counted in the zone', () => {
  expect(dateIn('Asia/Tokyo', new Date('2026-03-05T23:00:00Z'))).toBe('2026-03-06');
});
