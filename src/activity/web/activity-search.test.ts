import { expect, test } from 'vitest';
import { activityPath, readActivitySearch } from './activity-search.ts';

test.each([
  [{}, {}],
  [
    { kind: 'hires', person: 'one', search: 'ana' },
    { kind: 'hires', person: 'one', search: 'ana' },
  ],
  [{ kind: 'flights', person: 7, search: '' }, {}],
])('P-8.3 reads %o of the address as %o', (search, read) => {
  expect(readActivitySearch(search)).toEqual(read);
});

test('P-8.3 an address leads back to what it was written from', () => {
  const search = { kind: 'moves', search: 'a b' } as const;
  const address = new URL(activityPath(search), 'http://localhost');
  expect(readActivitySearch(Object.fromEntries(address.searchParams))).toEqual(search);
  expect(activityPath({ kind: undefined })).toBe('/workspace/activity');
});
