import { expect, test } from 'vitest';
import { titleWithName } from './title-with-name.ts';

test.each([
  ['Ana', 'Manual payment of R$85.00 (Ana)'],
  ['', 'Manual payment of R$85.00'],
])('MON-05 a request about a payment to “%s” is called “%s”', (name, title) => {
  expect(titleWithName('Manual payment of R$85.00', name)).toBe(title);
});
