import { expect, test } from 'vitest';
import { maskMonth, monthText, parseMonth } from './parse-month.ts';

test.each([
  ['03/2023', '2023-03'],
  ['3-2023', '2023-03'],
  ['2023-03', '2023-03'],
  ['2023-03-15', '2023-03'],
  ['032023', '2023-03'],
  ['13/2023', null],
  ['03/20', null],
  ['', null],
])('%s', (text, month) => expect(parseMonth(text)).toBe(month));

test('the mask puts the stroke in and takes pasted months', () => {
  expect(maskMonth('032')).toBe('03/2');
  expect(maskMonth('2023-03')).toBe('03/2023');
  expect(monthText('2023-03')).toBe('03/2023');
});
