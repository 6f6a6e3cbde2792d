import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHires, returnableCents } from './allocation.ts';

test('PRJ-06 hours of several hires cost each their agreed gross', () => {
  const hires = [
    { hireId: 'a', minutes: 90, grossCents: 110_00 },
    { hireId: 'b', minutes: 50, grossCents: 70_00 },
  ];
  expect(priceHires(hires).lines.map(({ cents }) => cents)).toEqual([165_00, 58_33]);
  expect(priceHires(hires).cents).toBe(223_33);
  expect(priceHires([])).toEqual({ lines: [], cents: 0 });
});

test('PRJ-06 the sum of an allocation equals its lines, and nothing due goes back', () => {
  const hire = fc.record({
    hireId: fc.uuid(),
    minutes: fc.integer({ min: 0, max: 44_640 }),
    grossCents: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(hire, { maxLength: 50 }), (hires) => {
      const { lines, cents } = priceHires(hires);
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
    }),
  );
  const cents = fc.integer({ min: 0, max: 1e12 });
  fc.assert(
    fc.property(cents, cents, (allocatedCents, dueCents) => {
      const back = returnableCents({ allocatedCents, dueCents });
      expect(back).toBeGreaterThanOrEqual(0);
      if (back > 0) expect(allocatedCents - back).toBe(dueCents);
    }),
  );
});
