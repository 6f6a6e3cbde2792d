import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCents } from './split-cents.ts';

test('MON-01 an amount is split by weights without a lost cent', () => {
  const cases: [number, number[], number[]][] = [
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [5, [3, 3], [3, 2]],
    [1, [1, 3], [0, 1]],
    [0, [1, 2], [0, 0]],
    [7, [0, 0], [7, 0]],
    [10, [0, 5, 0], [0, 10, 0]],
  ];
  for (const [total, weights, parts] of cases)
    expect(splitCents(total, weights), `${total} by ${weights.join()}`).toEqual(parts);
});

test('MON-01 the parts of any amount add up to it, and each is within a cent of its share', () => {
  const amount = fc.nat({ max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amount, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }), (total, weights) => {
      const parts = splitCents(total, weights);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
      const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
      if (sum === 0n) return;
      parts.forEach((part, index) => {
        const floor = (BigInt(total) * BigInt(weights[index]!)) / sum;
        expect(BigInt(part) - floor === 0n || BigInt(part) - floor === 1n).toBe(true);
      });
    }),
  );
});

test('what is no whole amount is refused', () => {
  for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
    expect(() => splitCents(wrong, [1])).toThrow(RangeError);
    expect(() => splitCents(1, [wrong])).toThrow(RangeError);
  }
  expect(() => splitCents(1, [])).toThrow(RangeError);
});
