import { expect, test } from 'vitest';
import { withBalances } from './statement-lines.ts';

test.each([
  [0, [500, -85, -15], [500, 415, 400]],
  [100, [-30, 0, 20], [70, 70, 90]],
  [null, [500, -85], [null, null]],
  [100, [], []],
])('MON-03 from %s on, each line says what there is after it', (opening, cents, balances) => {
  const lines = withBalances(
    cents.map((one) => ({ cents: one })),
    opening,
  );
  expect(lines.map(({ balanceCents }) => balanceCents)).toEqual(balances);
});
