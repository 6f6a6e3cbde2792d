import { expect, test } from 'vitest';
import { parseSpan } from './parse-span.ts';

test.each([
  ['9-12:30', 540, 750],
  ['9:15–10', 555, 600],
  ['9h-12h30', 540, 750],
  ['0900-1230', 540, 750],
  ['9 - 12', 540, 720],
  ['9 às 12h', 540, 720],
  ['9 to 12:05', 540, 725],
  ['930-10', 570, 600],
  ['22-24', 1320, 1440],
  ['0:00-0:01', 0, 1],
])('TIM-01 “%s” is a span', (typed, from, until) => {
  expect(parseSpan(typed)).toEqual({ from, until });
});

test.each([
  '',
  '9',
  '12-9',
  '9-9',
  '9:60-10',
  '25-26',
  '24-24:30',
  'nine to ten',
  '9-10-11',
  '9:5-10',
  '-',
  '9-',
  '1e3-2e3',
])('TIM-01 “%s” is none', (typed) => {
  expect(parseSpan(typed)).toBeNull();
});
