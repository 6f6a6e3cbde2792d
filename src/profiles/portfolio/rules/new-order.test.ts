import { expect, test } from 'vitest';
import { areSameIds, moveWithin } from './new-order.ts';

test.each([
  ['a', 1, 'bac'],
  ['a', 9, 'bca'],
  ['c', -1, 'acb'],
  ['c', -9, 'cab'],
  ['b', 0, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s moved by %i places gives %s', (id, places, order) => {
  expect(moveWithin(['a', 'b', 'c'], id, places).join('')).toBe(order);
});

test.each([
  ['abc', 'cab', true],
  ['abc', 'ab', false],
  ['ab', 'abc', false],
  ['aab', 'aba', false],
  ['abc', 'abd', false],
  ['', '', true],
] as const)('%j and %j hold the same ids: %s', (one, other, same) => {
  expect(areSameIds(one.split(''), other.split(''))).toBe(same);
});
