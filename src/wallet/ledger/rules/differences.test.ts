import { expect, test } from 'vitest';
import { currencyOf } from './differences.ts';

test('MON-06 a difference is told in the currency of its account, and in reais where it is of something else', () => {
  const id = '01a2210c-a0e6-71af-a00d-5ea5bdd04faf';
  const told = [`available:USD:${id}`, 'EUR', id, `${id}:1`].map(currencyOf);
  expect(told).toEqual(['USD', 'BRL', 'BRL', 'BRL']);
});
