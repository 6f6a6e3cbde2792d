import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { readPipelineSearch } from './pipeline-search.ts';

export function pipelineRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: '/my-projects/pipeline/$projectId',
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        fixed: true,
        namespaces: ['pipeline', 'pipeline/interviews', 'jobs/declarations'],
      },
      component: () => import('./pipeline-page.tsx').then((module) => module.PipelinePage),
      validateSearch: (search) => ({ ...readPipelineSearch(search) }),
      load: async ({ queryClient, params, search }) => {
        const { boardQuery } = await import('./board-query.ts');
        const { position, search: text, skills } = readPipelineSearch(search);
        return queryClient.prefetchQuery(
          boardQuery({ projectId: params.projectId ?? '', position }, { search: text, skills }),
        );
      },
    }),
  ];
}
