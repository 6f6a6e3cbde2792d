import { expect, test } from 'vitest';
import { believableAnswers } from '#quizzes/believable/believable-answers.ts';
import { toSavedAnswers, missingSteps, readAnswer, scoreAnswers } from '#quizzes/rules/saved-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';

test.each(quizKeys)('TST-06 the demo people answer every step of %s as it is taken', (quiz) => {
  for (let person = 0; person < 60; person += 1) {
    const answers = believableAnswers(quiz, person);
    const saved = answers.map((answer, step) => readAnswer(quizzes[quiz], step, answer));
    expect(saved).toEqual(answers);
    expect(missingSteps(quizzes[quiz], toSavedAnswers(saved))).toEqual([]);
    expect(scoreAnswers(quizzes[quiz], toSavedAnswers(saved))).toBeTruthy();
    expect(believableAnswers(quiz, person)).toEqual(answers);
  }
});

test('TST-06 the demo people differ from each other', () => {
  const principal = (person: number) =>
    (
      scoreAnswers(quizzes.personality, toSavedAnswers(believableAnswers('personality', person))) as {
        principal: string;
      }
    ).principal;
  expect(new Set([0, 1, 2, 3].map(principal)).size).toBeGreaterThan(2);
});
