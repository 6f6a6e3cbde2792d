import { expect, test } from 'vitest';
import { maskKey } from './mask-key.ts';

test.each([
  ['529.982.247-25', '•••7-25'],
  ['ana.souza@exemplo.com.br', 'an•••@exemplo.com.br'],
  ['+55 11 98765-4321', '•••4321'],
  ['abcd', 'abcd'],
])('MON-05 the key %s is shown as %s', (key, shown) => {
  expect(maskKey(key)).toBe(shown);
});
