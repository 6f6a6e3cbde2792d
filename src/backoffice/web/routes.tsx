import type { AnyRoute } from '@tanstack/react-router';
import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { overviewQuery } from './overview-query.ts';
import { staffQuery } from './staff/staff-queries.ts';

export function backofficeRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: overviewPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true },
      component: () => import('./overview-page.tsx').then((module) => module.OverviewPage),
      load: ({ queryClient }) => queryClient.prefetchQuery(overviewQuery),
    }),
    pageRoute(frames, {
      path: staffPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true },
      component: () => import('./staff/staff-page.tsx').then((module) => module.StaffPage),
      load: ({ queryClient }) => queryClient.prefetchQuery(staffQuery),
    }),
  ];
}
