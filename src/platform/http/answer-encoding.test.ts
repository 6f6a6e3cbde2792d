import { expect, test } from 'vitest';
import { chooseEncoding } from './answer-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['GZIP;q=0.5 , BR ; q=1.0', 'br'],
  ['zstd;q=0, br; q=0.000, gzip;q=0.1', 'gzip'],
  ['brotli, gzipped', undefined],
])('of %j we speak %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
