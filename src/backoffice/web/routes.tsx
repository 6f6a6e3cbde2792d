import type { AnyRoute } from '@tanstack/react-router';
import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

export function backofficeRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: overviewPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true, namespaces: ['backoffice'] },
      component: () => import('./overview-page.tsx').then((module) => module.OverviewPage),
    }),
    pageRoute(frames, {
      path: staffPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true, namespaces: ['backoffice'] },
      component: () => import('./staff/staff-page.tsx').then((module) => module.StaffPage),
      load: async ({ queryClient }) => queryClient.prefetchQuery((await import('./staff/staff-queries.ts')).staffQuery),
    }),
  ];
}
