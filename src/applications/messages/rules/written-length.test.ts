import { expect, it } from 'vitest';
import { writtenLength } from './written-length.ts';

it.each([
  ['', 0],
  ['Olá', 3],
  ['{{position}}: {{name}}', 12],
  ['{{ position }}', 5],
  ['{position} {{', 13],
])('PIP-06 “%s” is %i long as people write it', (text, length) => {
  expect(writtenLength(text)).toBe(length);
});
