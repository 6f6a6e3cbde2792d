import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { boardPage, jobPage } from '#jobs/web/board-addresses.ts';
import type { ReaderPartsSource } from '#jobs/web/reader-parts.ts';

// Imported on demand, so that people who only log in load nothing of the jobs.
const queries = () => import('#jobs/board/web/job-queries.ts');

/** The public job pages. Visitors enter here from search engines, so these routes are part of the first script. */
export function boardRoutes(frames: Frames, readerParts: ReaderPartsSource): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: boardPage,
      page: { roles: 'public', frame: 'public', fixed: true },
      component: async () => {
        const [{ JobsPage }, parts] = await Promise.all([import('#jobs/web/jobs-page.tsx'), readerParts.load()]);
        return () => <JobsPage parts={parts} />;
      },
      load: async ({ queryClient, search: filters }) => {
        // Beside the board's own code, so that the reader's requests leave together with the board's.
        const reader = readerParts.start(queryClient);
        const { boardQuery, countQuery } = await queries();
        return Promise.all([
          queryClient.prefetchInfiniteQuery(boardQuery(filters)),
          queryClient.prefetchQuery(countQuery(filters)),
          reader,
        ]);
      },
    }),
    pageRoute(frames, {
      path: jobPage,
      page: {
        roles: 'public',
        frame: 'public',
      },
      component: async () => {
        const [{ JobPage }, parts] = await Promise.all([import('#jobs/vacancy/web/job-page.tsx'), readerParts.load()]);
        return () => <JobPage parts={parts} />;
      },
      load: async ({ queryClient, params }) => {
        const { jobQuery } = await queries();
        const { projectId, positionIndex } = params;
        return queryClient.prefetchQuery(jobQuery({ projectId, positionIndex: Number(positionIndex) }));
      },
    }),
  ];
}
