import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { PipelinePartsProvider, type PipelinePartsSource } from './pipeline-parts.ts';
import { agendaPath, candidatesPath } from '#pipeline/paths.ts';
import { readAgendaSearch } from './agenda/agenda-week.ts';
import { readCompanySearch } from './company/company-search.ts';
import { readPipelineSearch } from './pipeline-search.ts';

export function pipelineRoutes(frames: Frames, parts: PipelinePartsSource): AnyRoute[] {
  const panelNamespaces = [
    ...[
      'pipeline',
      'pipeline/interviews',
      'pipeline/scorecards',
      'pipeline/team',
      'pipeline/tools',
      'jobs/declarations',
    ],
    ...parts.namespaces,
  ];
  return [
    pageRoute(frames, {
      path: agendaPath,
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        namespaces: ['pipeline', 'pipeline/interviews'],
      },
      component: () => import('./agenda/agenda-page.tsx').then((module) => module.AgendaPage),
      validateSearch: (search) => ({ ...readAgendaSearch(search) }),
    }),
    pageRoute(frames, {
      path: '/squadmember-profile/hiring-process-view/$projectId/$positionIndex/$squadMemberId',
      page: {
        roles: ['squadOwner', 'recruiter'],
        rank: 2,
        frame: 'app',
        namespaces: [...panelNamespaces, 'pipeline/process'],
      },
      component: () => import('./process-view/process-page.tsx').then((module) => module.ProcessPage),
    }),
    pageRoute(frames, {
      path: candidatesPath,
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        fixed: true,
        namespaces: panelNamespaces,
      },
      component: async () => {
        const [{ CompanyPage }, loaded] = await Promise.all([import('./company/company-page.tsx'), parts.load()]);
        return () => (
          <PipelinePartsProvider value={loaded}>
            <CompanyPage />
          </PipelinePartsProvider>
        );
      },
      validateSearch: (search) => ({ ...readCompanySearch(search) }),
    }),
    pageRoute(frames, {
      path: '/my-projects/pipeline/$projectId',
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        fixed: true,
        namespaces: panelNamespaces,
      },
      component: async () => {
        const [{ PipelinePage }, loaded] = await Promise.all([import('./pipeline-page.tsx'), parts.load()]);
        return () => (
          <PipelinePartsProvider value={loaded}>
            <PipelinePage />
          </PipelinePartsProvider>
        );
      },
      validateSearch: (search) => ({ ...readPipelineSearch(search) }),
      load: async ({ queryClient, params, search }) => {
        const { boardQuery } = await import('./board-query.ts');
        const { position, search: text, skills, suggested } = readPipelineSearch(search);
        return queryClient.prefetchQuery(
          boardQuery({ projectId: params.projectId ?? '', position }, { search: text, skills, suggested }),
        );
      },
    }),
  ];
}
