import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyComponent } from '#ui/lazy-component.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { PipelinePartsProvider } from '#pipeline/candidates/web/pipeline-parts.ts';
import { acceptPage, squadMemberPage, squadOwnerPage, squadThanks } from '#pipeline/selection/web/squad/addresses.ts';
import { agendaPage } from '#pipeline/interviews/web/agenda/address.ts';
import { agendaFiltersQuery, agendaQuery } from '#pipeline/interviews/web/agenda/agenda-queries.ts';
import { mondayOf } from '#pipeline/interviews/web/agenda/agenda-week.ts';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { startCompany } from '#pipeline/company/web/start-company.ts';
import { companyPage } from '#pipeline/company/web/address.ts';
import { pipelinePage } from '#pipeline/board/web/address.ts';
import { VacancyHeadProvider } from '#pipeline/board/web/board-parts.ts';
import { startBoard } from '#pipeline/board/web/start-board.ts';
import { jobInvitationPage, stopInvitationsPage } from '#pipeline/invitations/web/addresses.ts';
import { jobInvitationQuery } from '#pipeline/invitations/web/invitations-api.ts';
import { processPage } from '#pipeline/panel/web/process-view/address.ts';
import { processQuery } from '#pipeline/panel/web/process-view/process-query.ts';
import { settingsRoutes } from './settings-routes.tsx';

export function pipelineRoutes(frames: Frames, { vacancyHead, ...sources }: LentParts): AnyRoute[] {
  const company = {
    roles: ['squadOwner'],
    rank: 2,
    frame: 'app',
  } as const;
  const member = { roles: ['squadMember'], rank: 3, frame: 'app' } as const;
  const candidates = {
    roles: ['squadOwner', 'recruiter', 'admin'],
    rank: 2,
    frame: 'app',
    fixed: true,
  } as const;
  return [
    ...settingsRoutes(frames),
    pageRoute(frames, {
      path: squadOwnerPage,
      page: company,
      component: () => import('#pipeline/selection/web/squad/owner-page.tsx').then((module) => module.SquadOwnerPage),
    }),
    ...(['approved', 'disapproved'] as const).map((decision) =>
      pageRoute(frames, {
        path: squadThanks[decision],
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
      path: acceptPage,
      page: member,
      component: () => import('#pipeline/selection/web/squad/accept-page.tsx').then((module) => module.AcceptPage),
    }),
    pageRoute(frames, {
      path: agendaPage,
      page: {
        roles: ['squadOwner', 'recruiter', 'admin'],
        rank: 2,
        frame: 'app',
      },
      component: () => import('#pipeline/interviews/web/agenda/agenda-page.tsx').then((module) => module.AgendaPage),
      load: ({ queryClient, search: { week, interviewer, position } }) => {
        const monday = mondayOf(week, dateIn(ownTimeZone(), new Date()));
        return Promise.all([
          queryClient.prefetchInfiniteQuery(agendaQuery({ monday, interviewer, position })),
          queryClient.prefetchQuery(agendaFiltersQuery),
        ]);
      },
    }),
    pageRoute(frames, {
      path: processPage,
      page: {
        roles: ['squadOwner', 'recruiter'],
        rank: 2,
        frame: 'app',
      },
      component: withParts(sources, () =>
        import('#pipeline/panel/web/process-view/process-page.tsx').then((module) => module.ProcessPage),
      ),
      load: ({ queryClient, params }) => queryClient.prefetchQuery(processQuery(params)),
    }),
    pageRoute(frames, {
      path: jobInvitationPage,
      page: { roles: 'public', frame: 'bare' },
      component: async () => {
        const [{ InvitationPage }, wish] = await Promise.all([
          import('#pipeline/invitations/web/invitation-page.tsx'),
          sources.intentParts.load(),
        ]);
        return () => <InvitationPage wish={wish} />;
      },
      load: ({ queryClient, params }) => queryClient.prefetchQuery(jobInvitationQuery(params.code)),
    }),
    pageRoute(frames, {
      path: stopInvitationsPage,
      page: { roles: 'public', frame: 'bare' },
      component: () => import('#pipeline/invitations/web/stop-page.tsx').then((module) => module.StopInvitationsPage),
    }),
    pageRoute(frames, {
      path: companyPage,
      page: candidates,
      component: withParts(sources, () =>
        import('#pipeline/company/web/company-page.tsx').then((module) => module.CompanyPage),
      ),
      load: ({ queryClient, search }) => startCompany(queryClient, search),
    }),
    pageRoute(frames, {
      path: pipelinePage,
      page: candidates,
      component: withParts(sources, async () => {
        const [{ PipelinePage }, { lendHead }] = await Promise.all([
          import('#pipeline/board/web/pipeline-page.tsx'),
          vacancyHead.load(),
          sources.vacancyWaits.load(),
        ]);
        const head = lendHead(sources);
        return () => (
          <VacancyHeadProvider value={head}>
            <PipelinePage />
          </VacancyHeadProvider>
        );
      }),
      load: ({ queryClient, params, search }) => startBoard(queryClient, params.projectId, search),
    }),
  ];
}

type CandidateSources = Pick<
  LentParts,
  'pipelineParts' | 'candidateConversations' | 'candidateReferences' | 'portfolio'
>;

/** The panel of this page shows parts of other rooms, which are loaded when they are shown, or with the first touch. */
function withParts(
  { pipelineParts, candidateConversations, candidateReferences, portfolio }: CandidateSources,
  loadPage: () => Promise<ComponentType>,
) {
  const lazyParts = {
    CandidateBudget: lazyPart(async () => (await pipelineParts.load()).CandidateBudget),
    HireNote: lazyPart(async () => (await pipelineParts.load()).HireNote),
    CandidatePortfolio: lazyPart(async () => (await portfolio.load()).PortfolioPieces),
    CandidateReferences: lazyPart(async () => (await candidateReferences.load()).CandidateReferences, Meanwhile),
    CandidateConversation: lazyPart(async () => (await candidateConversations.load()).CandidateConversation, Meanwhile),
    // Drawn together with what surrounds them.
    MessageMany: lazyComponent(async () => (await candidateConversations.load()).MessageMany),
    TemplateChoice: lazyComponent(async () => (await candidateConversations.load()).TemplateChoice),
    loadConversations: candidateConversations.load,
  };
  const preload = () => Promise.all([lazyParts.MessageMany.preload(), lazyParts.TemplateChoice.preload()]);
  return async () => {
    const Page = await loadPage();
    return function WithParts() {
      useLoadOnTouch(preload);
      return (
        <PipelinePartsProvider value={lazyParts}>
          <Page />
        </PipelinePartsProvider>
      );
    };
  };
}

function Meanwhile() {
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}
