import type { AnyRoute } from '@tanstack/react-router';
import { messagesPage, templatesPage } from '#conversations/web/addresses.ts';
import { threadsQuery } from '#conversations/web/threads/threads-query.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';

export function conversationsRoutes(frames: Frames, { candidateSettings }: LentParts): AnyRoute[] {
  const page = { roles: ['squadOwner', 'recruiter', 'admin'], rank: 2, frame: 'app' } as const;
  return [
    pageRoute(frames, {
      path: messagesPage,
      page,
      component: async () => (await import('#conversations/web/threads/messages-page.tsx')).MessagesPage,
      load: ({ queryClient, search }) => queryClient.prefetchInfiniteQuery(threadsQuery(search)),
    }),
    pageRoute(frames, {
      path: templatesPage,
      page: { ...page, settings: true },
      component: async () => {
        const [{ TemplatesPage }, parts] = await Promise.all([
          import('#conversations/web/messages/templates-page.tsx'),
          candidateSettings.load(),
        ]);
        return () => <TemplatesPage {...parts} />;
      },
      load: ({ queryClient, search }) => candidateSettings.start(queryClient, search.company ?? null),
    }),
  ];
}
