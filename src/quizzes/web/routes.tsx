import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { cultureAlias, quizPages, testsPath } from '#quizzes/paths.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { attemptQuery, testsQuery } from './quiz-queries.ts';
import { resultRoutes } from './results/result-routes.tsx';

const tests: PageDefinition = {
  roles: ['squadMember'],
  rank: 2,
  frame: 'app',
};
const taking: PageDefinition = { ...tests, calm: true };

type PageRoute = Parameters<typeof pageRoute>[1];
type Load = NonNullable<PageRoute['load']>;

export function quizzesRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: testsPath,
      page: tests,
      component: async () => (await import('./cards/tests-page.tsx')).TestsPage,
      load: startTests,
    }),
    pageRoute(frames, {
      path: quizPages.personality.take,
      page: taking,
      component: async () => (await import('./personality/personality-quiz-page.tsx')).PersonalityQuizPage,
      load: startQuiz('personality'),
    }),
    pageRoute(frames, completedPage('personality')),
    pageRoute(frames, {
      path: quizPages.culture.take,
      page: taking,
      component: async () => (await import('./culture/culture-page.tsx')).CulturePage,
      load: startQuiz('culture'),
    }),
    pageRoute(frames, {
      path: cultureAlias,
      page: taking,
      component: async () => (await import('./culture/culture-alias.tsx')).CultureAlias,
    }),
    pageRoute(frames, completedPage('culture')),
    pageRoute(frames, {
      path: quizPages.motivators.take,
      page: taking,
      component: async () => (await import('./motivators/motivators-page.tsx')).MotivatorsPage,
      load: startQuiz('motivators'),
    }),
    pageRoute(frames, {
      path: quizPages.softSkills.take,
      page: taking,
      component: async () => (await import('./soft-skills/soft-skills-quiz-page.tsx')).SoftSkillsQuizPage,
      load: startQuiz('softSkills'),
    }),
    pageRoute(frames, completedPage('softSkills')),
    ...resultRoutes(frames),
  ];
}

const startTests: Load = ({ queryClient }) => queryClient.prefetchQuery(testsQuery);

function startQuiz(quiz: QuizKey): Load {
  return ({ queryClient }) =>
    Promise.all([queryClient.prefetchQuery(attemptQuery(quiz)), queryClient.prefetchQuery(testsQuery)]);
}

function completedPage(quiz: QuizKey): PageRoute {
  return {
    path: quizPages[quiz].completed,
    page: taking,
    component: async () => {
      const { CompletedPage } = await import('./completed-page.tsx');
      return () => <CompletedPage quiz={quiz} />;
    },
    load: startTests,
  };
}
