import type { AnyRoute } from '@tanstack/react-router';
import { noticeChoicesQuery } from '#notices/choices/web/notice-choices-api.ts';
import { noticeChoicesPath } from '#notices/paths.ts';
import { noticesPage, stopMailsPage } from '#notices/web/addresses.ts';
import { roles } from '#platform/access/access.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { noticesQuery } from './notices-query.ts';

export function noticesRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: noticesPage,
      page: { roles, frame: 'app' },
      component: async () => (await import('./notices-page.tsx')).NoticesPage,
      load: ({ queryClient, search }) => queryClient.prefetchInfiniteQuery(noticesQuery(search.unread)),
    }),
    pageRoute(frames, {
      path: noticeChoicesPath,
      page: { roles, frame: 'app', settings: true },
      component: async () => (await import('#notices/choices/web/notice-choices-page.tsx')).NoticeChoicesPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(noticeChoicesQuery(null)),
    }),
    pageRoute(frames, {
      path: stopMailsPage,
      page: { roles: 'public', frame: 'bare' },
      component: async () => (await import('#notices/choices/web/stop-mails-page.tsx')).StopMailsPage,
    }),
  ];
}
