import { expect, test } from 'vitest';
import { minutesInWords } from './minutes-in-words.ts';

test.each([
  [0, 'pt-BR', '0 min'],
  [45, 'en-US', '45 min'],
  [60, 'pt-BR', '1 h'],
  [90, 'en-US', '1 h 30'],
  [605, 'pt-BR', '10 h 05'],
  [1_204 * 60, 'en-US', '1,204 h'],
  [1_204 * 60 + 1, 'pt-BR', '1.204 h 01'],
])('TIM-01 %i minutes read in %s as %s', (minutes, locale, words) => {
  expect(minutesInWords(minutes, locale)).toBe(words);
});
