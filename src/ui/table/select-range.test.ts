import { expect, it } from 'vitest';
import { selectRange } from './select-range.ts';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['down', { from: 'b', to: 'd', isOn: true }, ['a'], ['a', 'b', 'c', 'd']],
  ['up', { from: 'c', to: 'a', isOn: true }, [], ['a', 'b', 'c']],
  ['off', { from: 'a', to: 'c', isOn: false }, ids, ['d']],
  ['of one row', { from: 'b', to: 'b', isOn: true }, [], ['b']],
  ['from a row that left the table', { from: 'x', to: 'c', isOn: true }, ['d'], ['c', 'd']],
])('marks a range %s', (_, range, chosen, result) =>
  expect([...selectRange(ids, new Set(chosen), range)].toSorted()).toEqual(result),
);
