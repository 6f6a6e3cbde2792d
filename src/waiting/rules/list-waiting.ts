/** Counts are exact up to this number. */
const COUNTED = 99;
/** Rows that are read of each kind: one more than is counted, because each stands for at least one. */
export const READ_OF_KIND = COUNTED + 1;
const LISTED_OF_KIND = 50;
const LISTED = 200;

export interface BoundedCount {
  count: number;
  more: boolean;
}

interface Waits {
  kind: string;
  count: number;
  since: Date;
  until: Date | null;
}

/** A number as it is shown: exact up to 99. */
export function bounded(count: number): BoundedCount {
  return { count: Math.min(count, COUNTED), more: count > COUNTED };
}

/** The sum of two such numbers. */
export function addBounded(one: BoundedCount = { count: 0, more: false }, other: BoundedCount): BoundedCount {
  const { count, more } = bounded(one.count + other.count);
  return { count, more: more || one.more || other.more };
}

/** The earliest end first, then what has no end; of the same end, what has waited longest. */
export function compareWaiting(one: Waits, other: Waits): number {
  const untilOf = ({ until }: Waits) => until?.getTime() ?? Infinity;
  const [first, second] = [untilOf(one), untilOf(other)];
  if (first !== second) return first - second;
  return one.since.getTime() - other.since.getTime() || one.kind.localeCompare(other.kind);
}

/** Everything that waits in its order, at most 50 of a kind and 200 in all, with the counts of everything. */
export function listWaiting<Item extends Waits>(found: readonly Item[]) {
  const byKind = Map.groupBy(found.toSorted(compareWaiting), ({ kind }) => kind);
  const sums = [...byKind].map(([kind, items]) => [kind, items.reduce((sum, { count }) => sum + count, 0)] as const);
  const listed = [...byKind.values()].flatMap((items) => items.slice(0, LISTED_OF_KIND));
  return {
    items: listed.toSorted(compareWaiting).slice(0, LISTED),
    counts: Object.fromEntries(sums.map(([kind, sum]) => [kind, bounded(sum)])),
    total: bounded(sums.reduce((total, [, sum]) => total + sum, 0)),
  };
}
