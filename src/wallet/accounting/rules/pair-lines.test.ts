import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKinds } from '#wallet/ledger/rules/accounts.ts';
import { type KindLine, pairLines } from './pair-lines.ts';

test('MON-01 a transaction of several lines becomes entries of two accounts each, in the order of its lines', () => {
  const work: KindLine[] = [
    { kind: 'reserved', cents: -100_00 },
    { kind: 'professional', cents: 85_00 },
    { kind: 'fee', cents: 15_00 },
  ];
  expect(pairLines(work)).toEqual([
    { debit: 'reserved', credit: 'professional', cents: 85_00 },
    { debit: 'reserved', credit: 'fee', cents: 15_00 },
  ]);
  const settlement: KindLine[] = [
    { kind: 'clearing', cents: 100_00 },
    { kind: 'bank', cents: -97_00 },
    { kind: 'providerFee', cents: -3_00 },
  ];
  expect(pairLines(settlement)).toEqual([
    { debit: 'bank', credit: 'clearing', cents: 97_00 },
    { debit: 'providerFee', credit: 'clearing', cents: 3_00 },
  ]);
});

test('MON-01 the entries of any transaction move each account by just what its lines say', () => {
  const amounts = fc.array(
    fc.integer({ min: -1_000_00, max: 1_000_00 }).filter((cents) => cents !== 0),
    {
      ...{ minLength: 1, maxLength: 8 },
    },
  );
  fc.assert(
    fc.property(amounts, (cents) => {
      const sum = cents.reduce((all, one) => all + one, 0);
      const whole = sum === 0 ? cents : [...cents, -sum];
      const lines = whole.map((one, index): KindLine => ({ kind: accountKinds[index]!, cents: one }));
      const pairs = pairLines(lines);
      expect(pairs.every((pair) => pair.cents > 0)).toBe(true);
      for (const line of lines) {
        const moved = pairs.reduce(
          (all, pair) =>
            all + (pair.credit === line.kind ? pair.cents : 0) - (pair.debit === line.kind ? pair.cents : 0),
          0,
        );
        expect(moved).toBe(line.cents);
      }
    }),
  );
});
