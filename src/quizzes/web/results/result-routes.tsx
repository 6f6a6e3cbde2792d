import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { quizPages, resumesPath, sharedPages } from '#quizzes/paths.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

const namespaces = ['quizzes', 'quizzes/results'];
const own: PageDefinition = { roles: ['squadMember'], rank: 2, frame: 'app', namespaces };
const shared: PageDefinition = { roles: 'public', frame: 'bare', namespaces };

// Imported when they are needed: the first page of a visitor carries nothing of this capability.
const queries = () => import('./result-queries.ts');

/** Results of the tests: one by one, all together, and those that their members share. */
export function resultRoutes(frames: Frames): AnyRoute[] {
  return [
    ...quizKeys.flatMap((quiz) => [
      pageRoute(frames, {
        path: quizPages[quiz].result + (quiz === 'motivators' ? '/{-$userId}' : ''),
        page: own,
        component: async () => {
          const { OwnMotivatorsPage, OwnResultPage } = await import('./own-result-page.tsx');
          return quiz === 'motivators' ? OwnMotivatorsPage : () => <OwnResultPage quiz={quiz} />;
        },
        load: async ({ queryClient }) => queryClient.prefetchQuery((await queries()).resultQuery(quiz)),
      }),
      pageRoute(frames, sharedPage(quiz)),
    ]),
    pageRoute(frames, {
      path: `${resumesPath()}/{-$userId}`,
      page: { ...own, roles: ['squadOwner', 'squadMember'] },
      component: async () => (await import('./joint-page.tsx')).JointPage,
      load: async ({ queryClient, params }) => queryClient.prefetchQuery((await queries()).jointQuery(params.userId)),
    }),
  ];
}

function sharedPage(quiz: QuizKey): Parameters<typeof pageRoute>[1] {
  const optional = quiz === 'culture' || quiz === 'motivators';
  return {
    path: sharedPages[quiz] + (optional ? '/{-$userId}' : '/$userId'),
    page: shared,
    component: async () => {
      const { SharedResultPage } = await import('./shared-result-page.tsx');
      return () => <SharedResultPage quiz={quiz} />;
    },
    validateSearch: ({ token }) => (typeof token === 'string' ? { token } : {}),
    load: async ({ queryClient, params, search }) => {
      const { token } = search;
      const { sharedQuery } = await queries();
      return queryClient.prefetchQuery(sharedQuery(quiz, params.userId ?? '', typeof token === 'string' ? token : ''));
    },
  };
}
