import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOf } from './period.ts';
import { stayLimits, stayPercentile } from './stay-buckets.ts';

/** Numbered like `width_bucket` of the database. */
const bucketOf = (minutes: number) => stayLimits.filter((limit) => limit <= minutes).length;

describe('PRJ-02 figures of statistics', () => {
  it.each([
    ['30', '2026-05-20T12:00:00Z', '2026-04-21'],
    ['90', '2026-05-20T02:00:00Z', '2026-02-19'],
    ['365', '2028-02-29T12:00:00Z', '2027-03-02'],
    ['all', '2026-05-20T12:00:00Z', null],
  ] as const)('a period of %s days at %s begins on %s', (period, now, day) => {
    expect(firstDayOf(period, new Date(now))).toBe(day);
  });

  it('no stays have no median, stays of one bucket lie within it', () => {
    expect(stayPercentile(new Map(), 0.5)).toBeNull();
    expect(stayPercentile(new Map([[0, 2]]), 0.5)).toBe(30);
    expect(stayPercentile(new Map([[stayLimits.length, 3]]), 0.9)).toBe(365 * 24 * 60);
  });

  it('a percentile is in the bucket of the stay that has that rank', () => {
    const isNear = fc.property(
      fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.9),
      (stays, share) => {
        const counts = new Map([...Map.groupBy(stays, bucketOf)].map(([bucket, some]) => [bucket, some.length]));
        const ranked = stays.toSorted((one, other) => one - other)[Math.ceil(share * stays.length) - 1]!;
        const bucket = bucketOf(ranked);
        const shown = stayPercentile(counts, share)!;
        return shown >= (stayLimits[bucket - 1] ?? 0) && shown <= (stayLimits[bucket] ?? stayLimits.at(-1)!);
      },
    );
    expect(fc.check(isNear).failed).toBe(false);
  });
});
