import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTimeOf } from '#applications/interviews/rules/local-time.ts';
import { clockText, sameTimesOn, spanOn, typedSpanOf } from './local-span.ts';

const entry = (start: string, end: string, timeZone = 'America/New_York') => ({
  startedAt: new Date(start),
  endedAt: new Date(end),
  timeZone,
});

test.each([
  ['America/Sao_Paulo', '2026-03-10', 9 * 60, 24 * 60, '2026-03-10T12:00:00.000Z', '2026-03-11T03:00:00.000Z'],
  // Clocks go from 2:00 to 3:00: half past two counts as half past three.
  ['America/New_York', '2026-03-08', 150, 5 * 60, '2026-03-08T07:30:00.000Z', '2026-03-08T09:00:00.000Z'],
  // They go back from 2:00 to 1:00: the first of both counts.
  ['America/New_York', '2026-11-01', 90, 3 * 60, '2026-11-01T05:30:00.000Z', '2026-11-01T08:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 135, 240, '2026-10-03T16:15:00.000Z', '2026-10-03T17:00:00.000Z'],
  // The day that Samoa left out.
  ['Pacific/Apia', '2011-12-30', 540, 600, '2011-12-30T19:00:00.000Z', '2011-12-30T20:00:00.000Z'],
])('TIM-01 in %s on %s, minutes %i to %i are %s to %s', (timeZone, date, from, until, start, end) => {
  expect(spanOn(date, { from, until }, timeZone)).toEqual({ start, end });
});

test('TIM-01 copied hours keep their times of the clock when a day of another length lies between', () => {
  const friday = entry('2026-03-06T14:00:00Z', '2026-03-06T17:30:00Z');
  expect(sameTimesOn('2026-03-09', friday, friday.timeZone)).toEqual({
    start: '2026-03-09T13:00:00.000Z',
    end: '2026-03-09T16:30:00.000Z',
  });
  // Written abroad, at nine there; copied at home, at nine here.
  const abroad = entry('2026-03-05T09:00:00Z', '2026-03-06T00:00:00Z', 'Europe/Lisbon');
  expect(typedSpanOf(abroad)).toEqual({ from: 540, until: 1440 });
  expect(sameTimesOn('2026-03-06', abroad, 'America/Sao_Paulo')).toEqual({
    start: '2026-03-06T12:00:00.000Z',
    end: '2026-03-07T03:00:00.000Z',
  });
});

test('TIM-01 what is typed is what is read again, on every date and in every zone that shows it', () => {
  const zones = fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kolkata');
  const dates = fc.date({ min: new Date('2019-01-01'), max: new Date('2037-01-01'), noInvalidDate: true });
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(zones, dates, minutes, (timeZone, moment, from) => {
      const date = moment.toISOString().slice(0, 10);
      const { start } = spanOn(date, { from, until: from }, timeZone);
      const shown = localTimeOf(new Date(start), timeZone);
      expect(shown.slice(0, 10)).toBe(date);
      const [hours, rest] = clockText(from).split(':');
      expect([`${hours}:${rest}`, clockText(from + 60)]).toContain(shown.slice(11));
    }),
  );
});
