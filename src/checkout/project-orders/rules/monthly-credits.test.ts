import { expect, test } from 'vitest';
import { missingCredits } from './monthly-credits.ts';

const hires = [
  { monthlyHours: 160, grossCents: 100_00 },
  { monthlyHours: 20, grossCents: 50_00 },
  { monthlyHours: null, grossCents: 80_00 },
];

test.each([
  [0, 17_000_00],
  [2_000_00, 15_000_00],
  [17_000_00, 0],
  [90_000_00, 0],
  [-5_00, 17_000_00],
])('PRJ-06 with %i cents left a month asks for %i', (leftCents, missing) => {
  expect(missingCredits({ hires, leftCents })).toBe(missing);
});
