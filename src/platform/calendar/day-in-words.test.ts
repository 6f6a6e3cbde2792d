import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  ['2026-11-23T02:59:00Z', 'pt', '22 de novembro de 2026'],
  ['2026-11-23T02:59:00Z', 'en', 'November 22, 2026'],
  ['2026-11-23T03:00:00Z', 'pt', '23 de novembro de 2026'],
] as const)('JOB-04 %s is a day of São Paulo in words (%s)', (moment, language, words) => {
  expect(dayInWords(new Date(moment), language)).toBe(words);
});
