import { expect, it } from 'vitest';
import { shortenText } from '#platform/http/page-meta.ts';

it.each([
  ['One line.', 'One line.'],
  ['# About\n* us', 'About us'],
  ['word '.repeat(50), `${'word '.repeat(32).trim()}…`],
  ['仕'.repeat(400), `${'仕'.repeat(160)}…`],
  [`${'a'.repeat(170)} b`, `${'a'.repeat(160)}…`],
])('JOB-02 the description of a page is one line of at most 160 letters: %#', (text, shown) => {
  expect(shortenText(text)).toBe(shown);
});
