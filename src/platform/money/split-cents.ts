/**
 * Splits an amount by weights into whole cents that add up to it: each part is rounded down, and the cents that are left go to the parts
 * that lost most by it (largest remainder); of equal ones, to the one with the larger weight, then to the first.
 * `totalCents` and `weights` are whole and not negative; without any weight all goes to the first part.
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('An amount is split into at least one part.');
  for (const number of [totalCents, ...weights])
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Not a whole amount: ${number}`);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  const parts = weights.map((weight, index) => {
    const share = BigInt(totalCents) * BigInt(weight);
    return { index, weight, cents: share / sum, rest: share % sum };
  });
  let left = BigInt(totalCents) - parts.reduce((all, { cents }) => all + cents, 0n);
  const byRest = parts.toSorted((one, other) => {
    if (one.rest !== other.rest) return one.rest > other.rest ? -1 : 1;
    return other.weight - one.weight || one.index - other.index;
  });
  for (const part of byRest) {
    if (left === 0n) break;
    part.cents += 1n;
    left -= 1n;
  }
  return parts.map(({ cents }) => Number(cents));
}
