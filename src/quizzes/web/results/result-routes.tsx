import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { quizPages } from '#quizzes/paths.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';
import { jointPage, motivatorsResultPage, sharedResultPages } from '#quizzes/web/addresses.ts';
import { jointQuery, resultQuery, sharedQuery } from './result-queries.ts';

const own: PageDefinition = { roles: ['squadMember'], rank: 2, frame: 'app' };
const shared: PageDefinition = { roles: 'public', frame: 'bare' };

/** Routes of results: single ones, all together, and shared ones. */
export function resultRoutes(frames: Frames): AnyRoute[] {
  return [
    ...quizKeys.flatMap((quiz) => [
      pageRoute(frames, {
        path: quiz === 'motivators' ? motivatorsResultPage : pageAddress(quizPages[quiz].result),
        page: own,
        component: async () => {
          const { OwnMotivatorsPage, OwnResultPage } = await import('./own-result-page.tsx');
          return quiz === 'motivators' ? OwnMotivatorsPage : () => <OwnResultPage quiz={quiz} />;
        },
        load: ({ queryClient }) => queryClient.prefetchQuery(resultQuery(quiz)),
      }),
      sharedResultRoute(frames, quiz),
    ]),
    pageRoute(frames, {
      path: jointPage,
      page: { ...own, roles: ['squadOwner', 'squadMember'] },
      component: async () => (await import('./joint-page.tsx')).JointPage,
      load: ({ queryClient, params }) => queryClient.prefetchQuery(jointQuery(params.userId)),
    }),
  ];
}

function sharedResultRoute(frames: Frames, quiz: QuizKey): AnyRoute {
  return pageRoute(frames, {
    path: sharedResultPages[quiz],
    page: shared,
    component: async () => {
      const { SharedResultPage } = await import('./shared-result-page.tsx');
      return () => <SharedResultPage quiz={quiz} />;
    },
    load: ({ queryClient, params: { userId }, search: { token = '' } }) =>
      queryClient.prefetchQuery(sharedQuery(quiz, userId, token)),
  });
}
