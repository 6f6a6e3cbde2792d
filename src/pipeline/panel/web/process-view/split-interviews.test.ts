import { expect, it } from 'vitest';
import { splitInterviews } from './split-interviews.ts';

const interview = (id: string, kind: string) => ({ id, kind });

it.each([
  [[], [], []],
  [[interview('b', 'company'), interview('a', 'recruiter')], ['b', 'a'], []],
  [[interview('c', 'company'), interview('b', 'recruiter'), interview('a', 'company')], ['c', 'b'], ['a']],
])('PIP-05 of %j shows the newest of each kind, and keeps the rest', (all, current, earlier) => {
  const split = splitInterviews(all);
  expect(split.current.map(({ id }) => id)).toEqual(current);
  expect(split.earlier.map(({ id }) => id)).toEqual(earlier);
});
