import { expect, test } from 'vitest';
import { networkOf } from '#platform/http/connections/network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['0198c0de-0000-7000-8000-000000000000', '0198c0de-0000-7000-8000-000000000000'],
  ['someone@example.com', 'someone@example.com'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
