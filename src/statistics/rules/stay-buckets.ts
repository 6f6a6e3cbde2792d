const HOUR = 60;
const DAY = 24 * HOUR;
const hours = [1, 2, 4, 8, 12, 18];
const days = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 25, 30, 36, 45, 60, 75, 90, 120, 180, 365];

/** Lower limits of the buckets of stays, in minutes, the first one at 0; the same as `stay_limits()` in the database. */
export const stayLimits: readonly number[] = [
  ...hours.map((count) => count * HOUR),
  ...days.map((count) => count * DAY),
];

/**
 * A percentile from the number of stays per bucket (numbered like `width_bucket`): the minutes that a share of them did not exceed, interpolated
 * within a bucket. Null without stays.
 */
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
