import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';

const DAY_MS = 86_400_000;

/** Everyone with a complete profile has finished the tests that applications require, most the fourth one as well. */
export const capability = defineDemoCapability({
  plant: async ({ database }, { members }) => {
    const tests = members.flatMap(({ id: memberId }, person) =>
      quizKeys
        .filter((quiz) => quiz !== 'softSkills' || person % 4 !== 3)
        .map((quiz, index) => ({
          memberId,
          quiz,
          answers: believableAnswers(quiz, person),
          finishedAt: new Date(Date.now() - (20 + ((person * 3) % 40) - index) * DAY_MS),
        })),
    );
    await buildFinishedTests(database, tests);
    return {};
  },
});
