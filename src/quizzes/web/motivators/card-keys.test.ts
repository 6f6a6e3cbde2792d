import { expect, test } from 'vitest';
import { strideOf } from './card-keys.ts';

test.each([
  ['ArrowLeft', 5, -1],
  ['ArrowRight', 5, 1],
  ['ArrowUp', 5, -5],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 1, -1],
  ['ArrowDown', 1, 1],
  ['Tab', 5, 0],
  ['a', 5, 0],
])('TST-04 %s in lines of %d leads %d places on', (key, columns, stride) => {
  expect(strideOf(key, columns)).toBe(stride);
});
