import { expect, test } from 'vitest';
import { activityPath, formerTab, readActivitySearch } from './activity-search.ts';

test.each([
  [{}, {}],
  [
    { action: 'invited', person: 'one' },
    { action: 'invited', person: 'one' },
  ],
  [{ action: 'flown', person: 7 }, {}],
])('WSP-01 reads %o of the address as %o', (search, read) => {
  expect(readActivitySearch(search)).toEqual(read);
});

test('WSP-01 an address leads back to what it was written from', () => {
  const search = { person: 'a b', action: 'closed' } as const;
  const address = new URL(activityPath(search), 'http://localhost');
  expect(readActivitySearch(Object.fromEntries(address.searchParams))).toEqual(search);
  expect(activityPath({})).toBe('/workspace/activity');
});

test.each([
  [{}, null],
  [{ tab: 'people', person: 'one' }, null],
  [{ tab: 'activity', action: 'invited', person: 'one' }, '/workspace/activity?person=one&action=invited'],
  [{ tab: 'settings' }, '/workspace/closing'],
])('P-8.2 the former tab %o of the people leads to %s', (search, address) => {
  expect(formerTab(search)).toBe(address);
});
