import { expect, test } from 'vitest';
import { brandOfAddress } from './brand.ts';

test('the address chooses the brand', () => {
  const plain = { hostname: 'ponte.example', pathname: '/login', search: '' };
  expect(brandOfAddress(plain)).toBeNull();
  expect(brandOfAddress({ ...plain, search: '?brand=recruiting' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, search: '?brand=other' })).toBeNull();
  expect(brandOfAddress({ ...plain, hostname: 'recruiting.ponte.example' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, pathname: '/recruiting/jobs' })).toBe('recruiting');
});
