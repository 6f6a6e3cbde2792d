import { expect, test } from 'vitest';
import { paidMoment } from './read-return.ts';

const remittedAt = new Date('2026-12-30T18:00:00Z');
// Still 2 January in São Paulo.
const readAt = new Date('2027-01-03T01:00:00Z');

test.each([
  ['the day after the file', '2026-12-31', '2026-12-31T15:00:00.000Z'],
  ['the day of the file, but not before it', '2026-12-30', remittedAt.toISOString()],
  ['the day of the reading', '2027-01-02', '2027-01-02T15:00:00.000Z'],
  ['a day before the file', '2026-12-29', readAt.toISOString()],
  ['a day that has not come', '2027-01-03', readAt.toISOString()],
  ['no day', null, readAt.toISOString()],
])('MON-05 paid on %s (%s) is paid at %s', (_, day, expected) => {
  expect(paidMoment(day, { remittedAt, readAt }).toISOString()).toBe(expected);
});

test('MON-05 paid on the morning on which the return is read, it is not paid later than that', () => {
  const early = new Date('2026-12-31T12:00:00Z');
  expect(paidMoment('2026-12-31', { remittedAt, readAt: early })).toEqual(early);
});
