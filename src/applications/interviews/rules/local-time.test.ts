import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocalTime, localTimeOf, momentOfLocalTime } from './local-time.ts';

describe('local times of a zone', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-25T14:00', '2026-11-25T17:00:00.000Z'],
    // São Paulo has had no summer time since 2019: before, the same hour was another moment.
    ['America/Sao_Paulo', '2018-11-25T14:00', '2018-11-25T16:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T00:30', null],
    ['America/Sao_Paulo', '2018-11-03T23:59', '2018-11-04T02:59:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T01:00', '2018-11-04T03:00:00.000Z'],
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08T02:00', null],
    ['America/New_York', '2026-03-08T02:30', null],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', null],
    ['Asia/Kolkata', '2026-03-08T02:30', '2026-03-07T21:00:00.000Z'],
    ['UTC', '2026-03-08T02:30', '2026-03-08T02:30:00.000Z'],
  ])('PIP-04 %s %s is %s', (zone, local, moment) => {
    expect(momentOfLocalTime(local, zone)?.toISOString() ?? null).toBe(moment);
  });

  it.each([
    ['2026-02-28T23:59', true],
    ['2026-02-29T10:00', false],
    ['2026-04-31T10:00', false],
    ['2026-04-30T24:00', false],
    ['2026-04-30T10:60', false],
    ['2026-04-30 10:00', false],
    ['tomorrow', false],
  ])('PIP-04 %s exists: %s', (text, expected) => {
    expect(isLocalTime(text)).toBe(expected);
  });

  it('PIP-04 converting a moment to local time and back gives the same moment, or the same local time an hour or less before', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    const zones = fc.constantFrom('America/New_York', 'America/Sao_Paulo', 'Europe/Lisbon', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const back = momentOfLocalTime(localTimeOf(minute, zone), zone)!;
        const earlier = minute.getTime() - back.getTime();
        expect(earlier).toBeGreaterThanOrEqual(0);
        expect(earlier).toBeLessThanOrEqual(3_600_000);
        expect(localTimeOf(back, zone)).toBe(localTimeOf(minute, zone));
      }),
      { numRuns: 300 },
    );
  });
});
