import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOfMinutes } from '#platform/money/price-of-minutes.ts';
import { coverHours } from './cover-hours.ts';

const entry = (entryId: string, minutes: number, hireId = 'ana', grossCents = 100_00) => ({
  ...{ entryId, hireId, minutes, grossCents },
});
const taken = (covered: ReturnType<typeof coverHours>) => covered.map(({ entryId, cents }) => [entryId, cents]);

test('MON-05 credits cover the oldest hours, and stop at the first that do not fit', () => {
  const entries = [entry('a', 60), entry('b', 90), entry('c', 60), entry('d', 1)];
  expect(taken(coverHours(entries, 310_00))).toEqual([
    ['a', 100_00],
    ['b', 150_00],
  ]);
  expect(taken(coverHours(entries, 99_99))).toEqual([]);
  expect(taken(coverHours(entries, 0))).toEqual([]);
});

test('MON-05 each entry is priced by itself, whatever was covered with it', () => {
  const thirds = [entry('a', 20), entry('b', 20), entry('c', 20)];
  expect(taken(coverHours(thirds, 1_000_00)).map(([, cents]) => cents)).toEqual([33_33, 33_33, 33_33]);
});

test('MON-05 what hours take is the sum of their prices however they are grouped, and never more than there is', () => {
  const anyEntry = fc.record({
    hireId: fc.constantFrom('ana', 'bia', 'caio'),
    minutes: fc.integer({ min: 1, max: 480 }),
  });
  const prices: Record<string, number> = { ana: 110_01, bia: 33_33, caio: 7 };
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), fc.nat(500_000_00), (entries, left) => {
      const priced = entries.map((one, index) => ({
        ...one,
        entryId: `${index}`,
        grossCents: prices[one.hireId]!,
      }));
      const covered = coverHours(priced, left);
      expect(covered.map(({ entryId }) => entryId)).toEqual(
        priced.slice(0, covered.length).map(({ entryId }) => entryId),
      );
      expect(covered.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(left);
      for (const [hireId, price] of Object.entries(prices)) {
        const own = covered.filter((one) => one.hireId === hireId);
        expect(own.map(({ cents }) => cents)).toEqual(own.map(({ minutes }) => priceOfMinutes(minutes, price)));
      }
    }),
  );
});
