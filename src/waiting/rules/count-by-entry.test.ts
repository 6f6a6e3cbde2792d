import { expect, test } from 'vitest';
import { countByEntry } from './count-by-entry.ts';

const entryOf = { 'a.one': 'first', 'b.two': 'first', 'b.three': 'second' };
const few = (count: number) => ({ count, more: false });

test.each([
  ['nothing waits', {}, {}],
  [
    'kinds of one entry are added',
    { 'a.one': few(2), 'b.two': few(3), 'b.three': few(1) },
    { first: few(5), second: few(1) },
  ],
  ['a kind that no entry counts', { 'c.four': few(2) }, {}],
  ['a sum is exact up to 99', { 'a.one': few(60), 'b.two': few(39) }, { first: few(99) }],
  ['beyond, there are more', { 'a.one': few(60), 'b.two': few(40) }, { first: { count: 99, more: true } }],
  ['as of one part with more', { 'a.one': { count: 99, more: true } }, { first: { count: 99, more: true } }],
])('%s', (_, counts, expected) => {
  expect(countByEntry(counts, entryOf)).toEqual(expected);
});
