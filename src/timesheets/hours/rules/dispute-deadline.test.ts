import { expect, test } from 'vitest';
import { disputeDeadline } from './dispute-deadline.ts';

const sao = (text: string) => new Date(`${text}-03:00`);

test.each([
  // August 2026 begins on a Saturday: 3, 4, 5.
  ['2026-07-10', '2026-07-10T12:00:00', '2026-08-05T23:59:59'],
  // Holidays: 1 January is one, 2 January a Friday.
  ['2025-12-20', '2025-12-20T12:00:00', '2026-01-06T23:59:59'],
  // An entry of the last day of a month still has the 3rd business day of the next one.
  ['2026-07-31', '2026-07-31T18:00:00', '2026-08-05T23:59:59'],
  // Written late: 2 business days after the writing, over a weekend.
  ['2026-07-31', '2026-08-07T09:00:00', '2026-08-11T23:59:59'],
  // Carnival is no national holiday, 21 April is one.
  ['2026-03-31', '2026-04-20T09:00:00', '2026-04-23T23:59:59'],
  // The month's third business day and the second after the writing are the same.
  ['2026-07-31', '2026-08-03T09:00:00', '2026-08-05T23:59:59'],
])('TIM-03 hours of %s, written %s, can be contested until %s', (date, written, deadline) => {
  expect(disputeDeadline(date, sao(written))).toEqual(sao(deadline));
});

test('TIM-03 an own holiday moves the deadline of what is written from then on', () => {
  const own = new Set(['2026-08-04']);
  expect(disputeDeadline('2026-07-10', sao('2026-07-10T12:00:00'), own)).toEqual(sao('2026-08-06T23:59:59'));
});
