import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { quizWaiting, testsPath } from '#quizzes/paths.ts';
import { testsQuery } from '#quizzes/web/quiz-queries.ts';
import { IconListCheck } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).quizzesRoutes,
  menu: {
    tests: {
      text: 'menu.tests',
      to: testsPath,
      rank: 2,
      icon: IconListCheck,
      places: {
        member: { side: 50, header: 50, compact: 50 },
        assessmentUser: { side: 20, header: 20, compact: 20 },
        testsStage: { side: 10, header: 10, compact: 10 },
      },
    },
  },
  waits: { [quizWaiting.testHalfDone.name]: 'tests' },
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** The tests on the own profile. */
    profileParts: {
      load: async () => {
        const { NextTest, ProfileTests } = await import('#quizzes/web/cards/profile-tests.tsx');
        return { Tests: ProfileTests, NextTest };
      },
      start: (queryClient) => queryClient.prefetchQuery(testsQuery),
    },
  },
});
