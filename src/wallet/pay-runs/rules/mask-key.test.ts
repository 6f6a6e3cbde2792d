import { expect, test } from 'vitest';
import { maskKey } from './mask-key.ts';

test.each([
  ['529.982.247-25', '••••7-25'],
  ['ana@exemplo.com.br', '••••m.br'],
  ['abcd', 'abcd'],
  ['abcde', '•bcde'],
])('MON-05 the key %s is shown as %s', (key, shown) => {
  expect(maskKey(key)).toBe(shown);
});
