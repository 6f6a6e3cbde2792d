import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMUM_DATES, MINIMUM_DATES, refuseOffer, SLOT_MINUTES } from './interview-slots.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';

const now = new Date('2026-03-02T12:00:00Z');
const at = (text: string) => new Date(text);

describe('times of an offer', () => {
  it('PIP-04 R-19: dates are counted where the company is, not in UTC', () => {
    // 23:00 and 01:00 UTC: the same evening in São Paulo, but two dates in UTC.
    const times = [at('2026-03-05T23:00:00Z'), at('2026-03-06T01:00:00Z')];
    expect(refuseOffer(times, 'America/Sao_Paulo', now)).toBe('tooFewDates');
    expect(refuseOffer(times, 'UTC', now)).toBeNull();
    expect(dateIn('Asia/Tokyo', times[0]!)).toBe('2026-03-06');
  });

  it.each([
    ['2026-03-02T12:00:00Z', 'timePast'],
    ['2026-03-02T13:59:59Z', 'timeTooSoon'],
    ['2026-03-02T14:00:00Z', null],
  ])('PIP-04 a first time at %s, two hours being the least notice: %s', (first, refusal) => {
    expect(refuseOffer([at(first), at('2026-03-05T15:00:00Z')], 'UTC', now)).toBe(refusal);
  });

  it('PIP-04 every accepted offer has two or three dates, no overlap, and enough notice', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 1, max: 24 * 20 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(hours, fc.constantFrom('UTC', 'America/Sao_Paulo', 'Asia/Kolkata'), (list, zone) => {
        const times = list.map((hour) => new Date(now.getTime() + hour * 30 * 60_000));
        if (refuseOffer(times, zone, now) !== null) return;
        const dates = new Set(times.map((time) => dateIn(zone, time)));
        expect(dates.size).toBeGreaterThanOrEqual(MINIMUM_DATES);
        expect(dates.size).toBeLessThanOrEqual(MAXIMUM_DATES);
        const sorted = times.map((time) => time.getTime()).toSorted((one, other) => one - other);
        sorted.forEach((time, index) => {
          if (index > 0) expect(time - sorted[index - 1]!).toBeGreaterThanOrEqual(SLOT_MINUTES * 60_000);
        });
      }),
    );
  });
});
