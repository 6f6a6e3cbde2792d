import { expect, test } from 'vitest';
import { formerTab } from './former-tab.ts';

test.each([
  [{}, null],
  [{ tab: 'people', person: 'one' }, null],
  [{ tab: 'activity' }, '/workspace/activity'],
  [{ tab: 'activity', action: 'invited', person: 'one' }, '/workspace/activity?person=one'],
  [{ tab: 'settings' }, '/workspace/closing'],
])('P-8.2 the former tab %o of the people leads to %s', (search, address) => {
  expect(formerTab(search)).toBe(address);
});
