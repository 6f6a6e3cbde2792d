import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { boardPage, jobPage } from '#jobs/web/board-addresses.ts';

// Imported on demand: users who only log in load nothing of the jobs.
const queries = () => import('#jobs/vacancy/web/job-queries.ts');

/** The public job pages: visitors enter here from search engines, so the first script knows them. */
export function boardRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: boardPage,
      page: { roles: 'public', frame: 'public', fixed: true, namespaces: ['jobs'] },
      component: async () => (await import('#jobs/board/web/jobs-page.tsx')).JobsPage,
      load: async ({ queryClient, search: wanted }) => {
        const { boardQuery, countQuery } = await queries();
        return Promise.all([
          queryClient.prefetchInfiniteQuery(boardQuery(wanted)),
          queryClient.prefetchQuery(countQuery(wanted)),
        ]);
      },
    }),
    pageRoute(frames, {
      path: jobPage,
      page: { roles: 'public', frame: 'public', namespaces: ['jobs', 'jobs/declarations'] },
      component: async () => (await import('#jobs/vacancy/web/job-page.tsx')).JobPage,
      load: async ({ queryClient, params }) => {
        const { jobQuery } = await queries();
        const { projectId, positionIndex } = params;
        return queryClient.prefetchQuery(jobQuery({ projectId, positionIndex: Number(positionIndex) }));
      },
    }),
  ];
}
