import { expect, test } from 'vitest';
import { peoplePath, readPeopleSearch } from './people-search.ts';

test.each([
  [{}, { tab: 'people' }],
  [
    { tab: 'activity', action: 'invited', person: 'one' },
    { tab: 'activity', action: 'invited', person: 'one' },
  ],
  [{ tab: 'nowhere', action: 'flown', person: 7 }, { tab: 'people' }],
])('WSP-01 reads %o of the address as %o', (search, read) => {
  expect(readPeopleSearch(search)).toEqual(read);
});

test('WSP-01 an address leads back to what it was written from', () => {
  const search = { tab: 'activity', person: 'a b', action: 'closed' } as const;
  const address = new URL(peoplePath(search), 'http://localhost');
  expect(readPeopleSearch(Object.fromEntries(address.searchParams))).toEqual(search);
  expect(peoplePath({ tab: 'people' })).toBe('/workspace');
});
