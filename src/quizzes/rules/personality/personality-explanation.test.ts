import { expect, test } from 'vitest';
import { believableAnswers } from '#quizzes/believable/believable-answers.ts';
import { countTraitMarks } from '#quizzes/rules/personality/personality-explanation.ts';
import { personalityQuiz, type PersonalityAnswer } from '#quizzes/rules/personality/personality.ts';

test.each([0, 1, 2, 3, 9])(
  'TST-02 the maths on request come to the figures that the result of person %i has',
  (person) => {
    const answers = believableAnswers('personality', person) as PersonalityAnswer[];
    const { traits } = personalityQuiz.score(answers);
    const marks = countTraitMarks(answers);
    for (const [trait, figure] of Object.entries(traits)) {
      const { most, least } = marks.get(trait as keyof typeof traits) ?? { most: 0, least: 0 };
      expect([trait, (most - least + 5) / 10]).toEqual([trait, figure]);
    }
  },
);
