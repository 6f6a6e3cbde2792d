import { expect, test } from 'vitest';
import { tickingText } from './hours-words.ts';

test.each([
  ['2026-03-10T12:00:00Z', '0:00:00'],
  ['2026-03-10T11:58:51Z', '0:01:09'],
  ['2026-03-10T01:00:00Z', '11:00:00'],
  ['2026-03-10T12:00:10Z', '0:00:00'],
])('TSK-05 a clock since %s shows %s', (start, text) => {
  expect(tickingText(start, Date.parse('2026-03-10T12:00:00Z'))).toBe(text);
});
