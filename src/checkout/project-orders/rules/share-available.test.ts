import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareAvailable } from './share-available.ts';

const of = (projectId: string, cents: number, workspaceId = 'w') => ({ projectId, workspaceId, cents });

test.each([
  ['there is enough', [of('a', 30), of('b', 50)], 100, { a: 30, b: 50 }],
  ['there is less', [of('b', 50), of('a', 30)], 60, { b: 50, a: 10 }],
  ['there is nothing', [of('a', 30)], 0, { a: 0 }],
  ['the company owes', [of('a', 30), of('b', 50)], -10, { a: 0, b: 0 }],
  ['one project paid twice', [of('a', 30), of('b', 50), of('a', 30)], 100, { a: 50, b: 50 }],
] as const)('PRJ-06 when %s, the first takes first', (_when, waiting, available, shares) => {
  expect(Object.fromEntries(shareAvailable(waiting, new Map([['w', available]])))).toEqual(shares);
});

test('PRJ-06 companies share nothing with each other', () => {
  const shares = shareAvailable([of('a', 30, 'v'), of('b', 30)], new Map([['w', 40]]));
  expect([...shares]).toEqual([
    ['a', 0],
    ['b', 30],
  ]);
});

test('PRJ-06 whatever waits, exactly what is there is shared, and nobody gets more than waits', () => {
  const paid = fc.record({
    projectId: fc.constantFrom('a', 'b', 'c'),
    workspaceId: fc.constant('w'),
    cents: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(paid), fc.nat(2_000), (waiting, available) => {
      const sumOf = (cents: Iterable<number>) => [...cents].reduce((sum, one) => sum + one, 0);
      const shares = shareAvailable(waiting, new Map([['w', available]]));
      expect(sumOf(shares.values())).toBe(Math.min(available, sumOf(waiting.map(({ cents }) => cents))));
      for (const [projectId, share] of shares)
        expect(share).toBeLessThanOrEqual(
          sumOf(waiting.filter((one) => one.projectId === projectId).map(({ cents }) => cents)),
        );
    }),
  );
});
