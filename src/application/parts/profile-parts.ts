import type { ProfilePartsSource } from '#profiles/web/profile-parts.ts';

/** The tests on the own profile; loaded with that page only. */
export const profileParts: ProfilePartsSource = {
  namespaces: ['quizzes', 'quizzes/cards'],
  load: async () => {
    const { NextTest, ProfileTests } = await import('#quizzes/web/cards/profile-tests.tsx');
    return { Tests: ProfileTests, NextTest };
  },
  start: async (queryClient) => queryClient.prefetchQuery((await import('#quizzes/web/quiz-queries.ts')).testsQuery),
};
