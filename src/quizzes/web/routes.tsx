import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { cultureAlias, quizPages } from '#quizzes/paths.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

const taking: PageDefinition = {
  roles: ['squadMember'],
  rank: 2,
  frame: 'app',
  namespaces: ['quizzes', 'quizzes/taking'],
};

// Imported when they are needed: the first page of a visitor carries nothing of this capability.
const queries = () => import('./quiz-queries.ts');

export function quizzesRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: quizPages.personality.take,
      page: { ...taking, namespaces: [...taking.namespaces, 'quizzes/personality'] },
      component: async () => (await import('./personality/personality-quiz-page.tsx')).PersonalityQuizPage,
      load: startQuiz('personality'),
    }),
    pageRoute(frames, completedPage('personality')),
    pageRoute(frames, {
      path: quizPages.culture.take,
      page: { ...taking, namespaces: [...taking.namespaces, 'quizzes/culture'] },
      component: async () => (await import('./culture/culture-page.tsx')).CulturePage,
      load: startQuiz('culture'),
    }),
    pageRoute(frames, {
      path: cultureAlias,
      page: { ...taking, namespaces: [] },
      component: async () => (await import('./culture/culture-alias.tsx')).CultureAlias,
    }),
    pageRoute(frames, completedPage('culture')),
    pageRoute(frames, {
      path: quizPages.motivators.take,
      page: { ...taking, namespaces: [...taking.namespaces, 'quizzes/motivators'] },
      component: async () => (await import('./motivators/motivators-page.tsx')).MotivatorsPage,
      load: startQuiz('motivators'),
    }),
  ];
}

function startQuiz(quiz: QuizKey): NonNullable<Parameters<typeof pageRoute>[1]['load']> {
  return async ({ queryClient }) => {
    const { attemptQuery, testsQuery } = await queries();
    return Promise.all([queryClient.prefetchQuery(attemptQuery(quiz)), queryClient.prefetchQuery(testsQuery)]);
  };
}

function completedPage(quiz: QuizKey): Parameters<typeof pageRoute>[1] {
  return {
    path: quizPages[quiz].completed,
    page: taking,
    component: async () => {
      const { CompletedPage } = await import('./completed-page.tsx');
      return () => <CompletedPage quiz={quiz} />;
    },
    load: async ({ queryClient }) => queryClient.prefetchQuery((await queries()).testsQuery),
  };
}
