import { expect, test } from 'vitest';
import { behindBrandDoor } from '#platform/contract/brand.ts';
import { brandOfAddress } from './brand.ts';

test('the address chooses the brand', () => {
  const plain = { hostname: 'ponte.example', pathname: '/login', search: '' };
  expect(brandOfAddress(plain)).toBeNull();
  expect(brandOfAddress({ ...plain, search: '?brand=recruiting' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, search: '?brand=other' })).toBeNull();
  expect(brandOfAddress({ ...plain, hostname: 'recruiting.ponte.example' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, pathname: '/recruiting/jobs' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, pathname: '/recrutamento' })).toBe('recruiting');
  expect(brandOfAddress({ ...plain, pathname: '/recruitings' })).toBeNull();
});

test.each([
  ['/recruiting/jobs?area=design#apply', '/jobs?area=design#apply'],
  ['/recrutamento/login', '/login'],
  ['/recruiting', null],
  ['/recruiting/', null],
  ['/recruiting//evil.example', null],
  ['/recruiting/\\evil.example', null],
  ['/jobs/recruiting/x', null],
])('NAV-01 behind the address %s stands %s', (address, inside) => {
  expect(behindBrandDoor(address)).toBe(inside);
});
