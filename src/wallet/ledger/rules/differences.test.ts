import { expect, test } from 'vitest';
import { amountOf, readDifference } from './differences.ts';

test('MON-06 a difference that was kept without a currency is one of reais', () => {
  const kept = { kind: 'refund', about: '01a2210c-a0e6-71af-a00d-5ea5bdd04faf', cents: -1 } as const;
  expect(readDifference(kept)).toEqual({ ...kept, currency: 'BRL' });
  expect(readDifference({ ...kept, currency: 'EUR' })).toEqual({ ...kept, currency: 'EUR' });
});

test('MON-06 by how much something is off is told in currencies of the product alone', () => {
  expect(amountOf(-500, 'USD')).toEqual({ cents: -500, currency: 'USD' });
  expect(amountOf(-500, 'JPY')).toEqual({ cents: null, currency: 'BRL' });
});
