const HOUR = 60;
const DAY = 24 * HOUR;
const hours = [1, 2, 4, 8, 12, 18];
const days = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 25, 30, 36, 45, 60, 75, 90, 120, 180, 365];

/** Minutes at which the next bucket of a stay begins, the first one at 0; the same as `stay_limits()` in the database. */
export const stayLimits: readonly number[] = [
  ...hours.map((count) => count * HOUR),
  ...days.map((count) => count * DAY),
];

/** Of so many stays per bucket (numbered as `width_bucket` does) the minutes that a share of them did not exceed; within a bucket in proportion. Null without stays. */
export function stayPercentile(buckets: ReadonlyMap<number, number>, share: number): number | null {
  const inOrder = [...buckets].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other);
  let left = share * inOrder.reduce((sum, [, count]) => sum + count, 0);
  for (const [bucket, count] of inOrder) {
    if (left <= count) {
      const from = stayLimits[bucket - 1] ?? 0;
      const to = stayLimits[bucket] ?? from;
      return Math.round(from + ((to - from) * left) / count);
    }
    left -= count;
  }
  return null;
}
