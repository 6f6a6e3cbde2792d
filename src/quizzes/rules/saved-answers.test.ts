import { expect, test } from 'vitest';
import { cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import { completeAnswers, validAnswers, missingSteps, readAnswer, scoreAnswers } from '#quizzes/rules/saved-answers.ts';

const even = [25, 25, 25, 25];
const all = Object.fromEntries(Array.from({ length: 6 }, (_, step) => [String(step), even]));

test('TST-03 of the answers to an earlier version those stay that a step still takes', () => {
  expect(validAnswers(cultureQuiz, { 0: even, 1: [1, 2], 2: null, 6: even, x: even })).toEqual({ 0: even });
  expect(validAnswers(cultureQuiz, all)).toEqual(all);
});

test.each([
  ['the first step', 0, even, even],
  ['the last step', 5, even, even],
  ['a step before the first', -1, even, null],
  ['a step after the last', 6, even, null],
  ['an answer that is none', 0, [100], null],
  ['no answer', 0, undefined, null],
])('TST-03 reads %s', (_, step, value, kept) => {
  expect(readAnswer(cultureQuiz, step, value)).toEqual(kept);
});

test('TST-03 names the steps that are still open, and scores when there are none', () => {
  expect(missingSteps(cultureQuiz, {})).toEqual([0, 1, 2, 3, 4, 5]);
  expect(missingSteps(cultureQuiz, { 1: even, 4: even })).toEqual([0, 2, 3, 5]);
  expect(missingSteps(cultureQuiz, all)).toEqual([]);
  expect(scoreAnswers(cultureQuiz, all)).toEqual(cultureQuiz.score(Array.from({ length: 6 }, () => [25, 25, 25, 25])));
});

test('TST-03 gives the answers in the order of the steps, or none at all when one is missing or of another version', () => {
  const other = [100, 0, 0, 0];
  expect(completeAnswers(cultureQuiz, { ...all, 5: other })).toEqual([even, even, even, even, even, other]);
  expect(completeAnswers(cultureQuiz, { ...all, 5: undefined })).toBeNull();
  expect(completeAnswers(cultureQuiz, { ...all, 0: [1, 2, 3] })).toBeNull();
});
