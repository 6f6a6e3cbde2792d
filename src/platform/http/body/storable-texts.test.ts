import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanTexts } from './storable-texts.ts';

it.each([
  ['a\u0000b', 'ab'],
  ['a\uD800b', 'a\uFFFDb'],
  ['ação 🙂', 'ação 🙂'],
  [undefined, undefined],
  [null, null],
  [7, 7],
  [
    { search: 'a\u0000', skills: ['\u0000', { name: '\uDC00' }] },
    { search: 'a', skills: ['', { name: '\uFFFD' }] },
  ],
])('of %j the database can hold %j', (input, cleaned) => {
  expect(cleanTexts(input)).toEqual(cleaned);
});

it('cleans any input, however deep, and changes nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const before = structuredClone(input);
      const text = JSON.stringify(cleanTexts(input));
      expect(text).not.toMatch(/[^\\]\\u(0000|d[89a-f])/);
      if (!/\\u(0000|d[89a-f])/.test(JSON.stringify(before))) expect(text).toBe(JSON.stringify(before));
    }),
  );
  const deep: unknown = JSON.parse('['.repeat(100_000) + '"\\u0000"' + ']'.repeat(100_000));
  expect(() => cleanTexts(deep)).not.toThrow();
});
