/**
 * The number of typos between two words: an added, missing or wrong letter, or two adjacent letters transposed (optimal string alignment).
 * Counts up to `limit`; returns `limit` + 1 beyond it.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const from = Array.from(one);
  const to = Array.from(other);
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + change);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, before[column - 2]! + 1);
      current.push(best);
    }
    [before, above] = [above, current];
  }
  return Math.min(above[to.length]!, limit + 1);
}
