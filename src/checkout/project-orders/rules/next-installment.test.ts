import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#platform/calendar/add-months.ts';
import { nextInstallment } from './next-installment.ts';

const agreed = { totalCents: 100_00, installments: 3, since: '2026-01-31', asked: [] as number[], today: '2026-01-31' };

test.each([
  [{}, { number: 1, count: 3, cents: 33_34, from: '2026-01-31' }],
  [{ today: '2026-01-30' }, null],
  [{ asked: [33_34], today: '2026-02-27' }, null],
  [
    { asked: [33_34], today: '2026-02-28' },
    { number: 2, count: 3, cents: 33_33, from: '2026-02-28' },
  ],
  [
    { asked: [33_34, 33_33], today: '2026-12-01' },
    { number: 3, count: 3, cents: 33_33, from: '2026-03-31' },
  ],
  [{ asked: [33_34, 33_33, 33_33], today: '2026-12-01' }, null],
  // Changed to five after one was asked for.
  [
    { asked: [33_34], installments: 5, today: '2026-03-01' },
    { number: 2, count: 5, cents: 16_67, from: '2026-02-28' },
  ],
  [{ asked: [33_34], totalCents: 20_00, today: '2026-03-01' }, null],
  [{ asked: [33_34], installments: 1, today: '2026-03-01' }, null],
] as const)('PRJ-06 with %o the next installment is %o', (change, expected) => {
  expect(nextInstallment({ ...agreed, ...change })).toEqual(expected);
});

test('PRJ-06 installments come to the total, to the cent, and differ by one cent at most', () => {
  const months = fc.integer({ min: 1, max: 48 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_00 }), months, (totalCents, installments) => {
      fc.pre(totalCents >= installments);
      const asked: number[] = [];
      const today = addMonths(agreed.since, installments);
      for (;;) {
        const next = nextInstallment({ ...agreed, totalCents, installments, asked, today });
        if (!next) break;
        asked.push(next.cents);
      }
      expect(asked).toHaveLength(installments);
      expect(asked.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
      expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(1);
    }),
  );
});
