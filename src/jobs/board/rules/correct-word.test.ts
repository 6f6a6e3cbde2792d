import { expect, it } from 'vitest';
import { correctWord } from './correct-word.ts';

const known = [
  { word: 'react', shown: 'React', vacancies: 90 },
  { word: 'reach', shown: 'reach', vacancies: 3 },
  { word: 'programacao', shown: 'programação', vacancies: 40 },
  { word: 'java', shown: 'Java', vacancies: 80 },
  { word: 'go', shown: 'Go', vacancies: 10 },
];

it.each([
  ['raect', 'React'],
  ['reacg', 'React'],
  ['programcao', 'programação'],
  ['prgramasao', 'programação'],
  ['jva', 'Java'],
  ['gp', null],
  ['jv', null],
  ['zebra', null],
  ['rxyct', null],
])('JOB-01 %s is understood as %s', (typed, meant) => {
  expect(correctWord(typed, known)).toBe(meant);
});
