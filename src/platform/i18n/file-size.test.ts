import { expect, test } from 'vitest';
import { fileSizeText } from './file-size.ts';

test('ACC-17 the size of a copy reads as people say it', () => {
  expect([0, 999, 1_000, 820_400, 1_234_567, 5e12].map((bytes) => fileSizeText(bytes, 'en-US'))).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '820.4 kB',
    '1.2 MB',
    '5,000 GB',
  ]);
  expect(fileSizeText(1_234_567, 'pt-BR')).toBe('1,2 MB');
});
