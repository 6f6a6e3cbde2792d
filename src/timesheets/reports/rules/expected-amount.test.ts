import { expect, test } from 'vitest';
import { expectedCents } from './expected-amount.ts';

test.each([
  { minutes: 60, price: 100_00, state: 'payable', cents: 100_00 },
  { minutes: 1, price: 100_00, state: 'pending', cents: 1_67 },
  { minutes: 20, price: 99_99, state: 'paid', cents: 33_33 },
  { minutes: 480, price: 1, state: 'contested', cents: 8 },
  { minutes: 60, price: 100_00, state: 'refused', cents: 0 },
  { minutes: 60, price: null, state: 'payable', cents: null },
] as const)('TIM-04 $minutes minutes at $price cents that are $state: $cents', ({ minutes, price, state, cents }) => {
  expect(expectedCents(minutes, price, state)).toBe(cents);
});
