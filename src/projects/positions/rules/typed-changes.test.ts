import { expect, test } from 'vitest';
import { typedChanges, withTyped } from './typed-changes.ts';

const start = { title: 'Joiner', hours: null as number | null, tags: ['wood'], isRemote: false };

test.each([
  ['nothing', start, {}],
  ['a word', { ...start, title: 'Cabinet maker' }, { title: 'Cabinet maker' }],
  ['a list of the same words', { ...start, tags: ['wood'] }, {}],
  ['a list and a number', { ...start, tags: ['wood', 'oak'], hours: 80 }, { tags: ['wood', 'oak'], hours: 80 }],
])('%s was typed', (_, now, expected) => {
  expect(typedChanges(start, now)).toEqual(expected);
});

test('what was typed comes back over what others changed meanwhile', () => {
  const typed = typedChanges(start, { ...start, title: 'Cabinet maker' });
  expect(withTyped({ ...start, isRemote: true }, typed)).toEqual({ ...start, title: 'Cabinet maker', isRemote: true });
});

test.each([
  ['nothing', null],
  ['a list', ['title']],
  ['a field that is no more', { salary: 1 }],
  ['a word where a list belongs', { tags: 'wood' }],
  ['a list where a word belongs', { title: ['a'] }],
])('a copy that holds %s changes nothing', (_, typed) => {
  expect(withTyped(start, typed)).toEqual(start);
});
