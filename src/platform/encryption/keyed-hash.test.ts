import { expect, it } from 'vitest';
import { keyedHashes } from '#platform/encryption/keyed-hash.ts';

const [former, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const before = new Map([['former', former]]);
const after = new Map([
  ['current', current],
  ['former', former],
]);

it('differs by text, purpose and key', () => {
  const all = [
    keyedHashes('ana@example.com', 'stops', before)[0],
    keyedHashes('bia@example.com', 'stops', before)[0],
    keyedHashes('ana@example.com', 'other', before)[0],
    keyedHashes('ana@example.com', 'stops', new Map([['current', current]]))[0],
  ];
  expect(new Set(all).size).toBe(4);
});

it('finds what was hashed with a former key', () => {
  const [written] = keyedHashes('ana@example.com', 'stops', before);
  const [newest, ...others] = keyedHashes('ana@example.com', 'stops', after);
  expect(newest).not.toBe(written);
  expect(others).toEqual([written]);
});

it('needs a key', () => {
  expect(() => keyedHashes('ana@example.com', 'stops', new Map())).toThrow('No encryption key');
});
