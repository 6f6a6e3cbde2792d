import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { permissionPage, recommenderPage, stopPage, userRecommendationsPage } from './addresses.ts';
import { permissionQuery, readReferencesQuery, recommenderQuery } from './api.ts';

const open: PageDefinition = { roles: 'public', frame: 'bare' };

export function referencesRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: recommenderPage,
      page: open,
      component: async () => (await import('./evaluation/recommender-page.tsx')).RecommenderPage,
      load: ({ queryClient, params, search }) => queryClient.prefetchQuery(recommenderQuery({ ...params, ...search })),
    }),
    pageRoute(frames, {
      path: permissionPage,
      page: open,
      component: async () => (await import('./evaluation/permission-page.tsx')).PermissionPage,
      load: ({ queryClient, params }) => queryClient.prefetchQuery(permissionQuery(params.code)),
    }),
    pageRoute(frames, {
      path: stopPage,
      page: open,
      component: async () => (await import('./evaluation/stop-page.tsx')).StopReferencesPage,
    }),
    pageRoute(frames, {
      path: userRecommendationsPage,
      page: { roles: ['squadOwner', 'recruiter', 'admin'], rank: 2, frame: 'app' },
      component: async () => (await import('./reading/user-recommendations-page.tsx')).UserRecommendationsPage,
      load: ({ queryClient, params }) => queryClient.prefetchQuery(readReferencesQuery(params.userId)),
    }),
  ];
}
