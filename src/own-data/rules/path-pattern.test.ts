import { expect, test } from 'vitest';
import { isPathPattern } from './path-pattern.ts';

test('GEN-06 the patterns of pages are counted', () => {
  for (const path of [
    '/',
    '/jobs',
    '/account/data',
    '/jobs/details-view/$projectId/$positionIndex',
    '/$',
    '/x/{-$y}',
  ]) {
    expect([path, isPathPattern(path)]).toEqual([path, true]);
  }
});

test('GEN-06 whatever could tell of a person is not', () => {
  for (const path of [
    '',
    'jobs',
    '/jobs?search=me',
    '/jobs/#me',
    '/jobs/0198c1d2-aaaa-7bbb-8ccc-0123456789ab',
    '/jobs/12',
    '/a@b.example',
    '/jobs/',
    '//jobs',
    '/João',
    '/{-$}',
  ]) {
    expect([path, isPathPattern(path)]).toEqual([path, false]);
  }
});
