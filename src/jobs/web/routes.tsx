import type { AnyRoute } from '@tanstack/react-router';
import { jobPaths } from '#jobs/paths.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { readBoardSearch } from './board-search.ts';
import { applicationsQuery, boardQuery, countQuery, jobQuery } from './job-queries.ts';

/** Jobs for everybody, and a member's own applications. */
export function jobsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: jobPaths.board,
      page: { roles: 'public', frame: 'public', fixed: true, namespaces: ['jobs'] },
      component: async () => (await import('./jobs-page.tsx')).JobsPage,
      validateSearch: (search) => ({ ...readBoardSearch(search) }),
      load: ({ queryClient, search }) => {
        const wanted = readBoardSearch(search);
        return Promise.all([
          queryClient.prefetchInfiniteQuery(boardQuery(wanted)),
          queryClient.prefetchQuery(countQuery(wanted)),
        ]);
      },
    }),
    pageRoute(frames, {
      path: `${jobPaths.board}/details-view/$projectId/$positionIndex/{-$upsellOrReplacementId}`,
      page: { roles: 'public', frame: 'public', namespaces: ['jobs'] },
      component: async () => (await import('./job-page.tsx')).JobPage,
      load: ({ queryClient, params }) =>
        queryClient.prefetchQuery(
          jobQuery({ projectId: params.projectId ?? '', positionIndex: Number(params.positionIndex) }),
        ),
    }),
    pageRoute(frames, {
      path: jobPaths.applications,
      page: { roles: ['squadMember'], rank: 2, frame: 'app', namespaces: ['jobs'] },
      component: async () => (await import('./applications-page.tsx')).ApplicationsPage,
      load: ({ queryClient }) => queryClient.prefetchInfiniteQuery(applicationsQuery),
    }),
  ];
}
