import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { PipelinePartsProvider, type PipelinePartsSource } from '#pipeline/candidates/web/pipeline-parts.ts';
import { agendaPath, candidatesPath, squadMemberPage, squadThanksPages } from '#pipeline/paths.ts';
import { readAgendaSearch } from '#pipeline/interviews/web/agenda/agenda-week.ts';
import { readCompanySearch } from '#pipeline/company/web/company-search.ts';
import { readPipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';

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
  const squad = ['pipeline', 'pipeline/squad'];
  const company = { roles: ['squadOwner'], rank: 2, frame: 'app', namespaces: squad } as const;
  const member = { roles: ['squadMember'], rank: 3, frame: 'app', namespaces: squad } as const;
  const candidates = {
    roles: ['squadOwner', 'recruiter', 'admin'],
    rank: 2,
    frame: 'app',
    fixed: true,
    namespaces: panelNamespaces,
  } as const;
  return [
    pageRoute(frames, {
      path: '/project-brief-squadOwner-view',
      page: company,
      component: () => import('#pipeline/selection/web/squad/owner-page.tsx').then((module) => module.SquadOwnerPage),
    }),
    ...(['approved', 'disapproved'] as const).map((decision) =>
      pageRoute(frames, {
        path: squadThanksPages[decision],
        page: company,
        component: async () => {
          const { SquadThanksPage } = await import('#pipeline/selection/web/squad/squad-thanks-page.tsx');
          return () => <SquadThanksPage decision={decision} />;
        },
      }),
    ),
    pageRoute(frames, {
      path: squadMemberPage,
      page: member,
      component: () => import('#pipeline/selection/web/squad/member-page.tsx').then((module) => module.SquadMemberPage),
    }),
    pageRoute(frames, {
      path: '/project-brief-accept-page',
      page: member,
      component: () => import('#pipeline/selection/web/squad/accept-page.tsx').then((module) => module.AcceptPage),
    }),
    pageRoute(frames, {
      path: agendaPath,
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
        namespaces: ['pipeline', 'pipeline/interviews'],
      },
      component: () => import('#pipeline/interviews/web/agenda/agenda-page.tsx').then((module) => module.AgendaPage),
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
      component: () => import('#pipeline/panel/web/process-view/process-page.tsx').then((module) => module.ProcessPage),
    }),
    pageRoute(frames, {
      path: candidatesPath,
      page: candidates,
      component: withParts(parts, () =>
        import('#pipeline/company/web/company-page.tsx').then((module) => module.CompanyPage),
      ),
      validateSearch: (search) => ({ ...readCompanySearch(search) }),
    }),
    pageRoute(frames, {
      path: '/my-projects/pipeline/$projectId',
      page: candidates,
      component: withParts(parts, () =>
        import('#pipeline/board/web/pipeline-page.tsx').then((module) => module.PipelinePage),
      ),
      validateSearch: (search) => ({ ...readPipelineSearch(search) }),
      load: async ({ queryClient, params, search }) => {
        const { boardQuery } = await import('#pipeline/board/web/board-query.ts');
        const { position, search: text, skills, suggested } = readPipelineSearch(search);
        return queryClient.prefetchQuery(
          boardQuery({ projectId: params.projectId ?? '', position }, { search: text, skills, suggested }),
        );
      },
    }),
  ];
}

/** A page whose panel shows what later capabilities bring. */
function withParts(parts: PipelinePartsSource, loadPage: () => Promise<ComponentType>) {
  return async () => {
    const [Page, loaded] = await Promise.all([loadPage(), parts.load()]);
    return () => (
      <PipelinePartsProvider value={loaded}>
        <Page />
      </PipelinePartsProvider>
    );
  };
}
