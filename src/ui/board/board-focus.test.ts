import { expect, it } from 'vitest';
import { neighbourOf } from './board-focus.ts';

const columns = [
  { key: 'new', ids: ['a', 'b', 'c'] },
  { key: 'qualify', ids: [] },
  { key: 'offered', ids: ['d'] },
] as const;

it.each([
  ['a', 'ArrowDown', { column: 'new', index: 1 }],
  ['a', 'ArrowUp', null],
  ['c', 'ArrowDown', null],
  ['c', 'ArrowRight', { column: 'offered', index: 0 }],
  ['d', 'ArrowLeft', { column: 'new', index: 0 }],
  ['a', 'ArrowLeft', null],
  ['b', 'End', { column: 'new', index: 2 }],
  ['b', 'x', null],
  ['nobody', 'ArrowDown', null],
])('from %s by %s to %j', (from, key, to) => {
  expect(neighbourOf(columns, from, key)).toEqual(to);
});
