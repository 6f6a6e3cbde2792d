import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { boardPage, filterOf, panelPage } from '#tasks/board/web/addresses.ts';
import { boardQuery, panelQuery } from '#tasks/board/web/board-queries.ts';
import { clockifyPage } from '#tasks/clockify/web/addresses.ts';
import { clockifyQuery } from '#tasks/clockify/web/clockify-queries.ts';
import { weekPage } from '#tasks/hours/web/addresses.ts';
import { weekQuery } from '#tasks/hours/web/hours-queries.ts';
import { freelancersPage } from '#tasks/professionals/web/addresses.ts';
import { startFreelancers } from '#tasks/professionals/web/start-freelancers.ts';
import { startLook } from '#tasks/views/web/start-look.ts';
import { timesheetPage } from '#tasks/timesheet/web/addresses.ts';
import { timesheetQuery } from '#tasks/timesheet/web/timesheet-query.ts';

const page: PageDefinition = {
  roles: ['squadOwner', 'squadMember'],
  rank: 2,
  frame: 'app',
};

export function tasksRoutes(frames: Frames, { professionalParts }: LentParts): AnyRoute[] {
  const ProfessionalFacts = lazyPart(async () => (await professionalParts.load()).ProfessionalFacts);
  return [
    pageRoute(frames, {
      path: panelPage,
      page,
      component: async () => (await import('#tasks/board/web/panel/panel-page.tsx')).PanelPage,
      load: ({ queryClient, search }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(panelQuery('running', search.search)),
          queryClient.prefetchInfiniteQuery(panelQuery('finished', search.search)),
        ]),
    }),
    pageRoute(frames, {
      path: boardPage,
      // Administrators come from the page of a project.
      page: { ...page, roles: ['squadOwner', 'squadMember', 'admin'] },
      component: async () => (await import('./task-board-page.tsx')).TaskBoardPage,
      load: ({ queryClient, params: { projectId }, search }) =>
        Promise.all([
          queryClient.prefetchQuery(boardQuery(projectId, filterOf(search))),
          startLook(queryClient, projectId, search),
        ]),
    }),
    pageRoute(frames, {
      path: weekPage,
      page: { ...page, roles: ['squadMember'] },
      component: async () => (await import('./own-week-page.tsx')).OwnWeekPage,
      load: ({ queryClient, search }) => queryClient.prefetchQuery(weekQuery(search.of)),
    }),
    pageRoute(frames, {
      path: timesheetPage,
      page: {
        ...page,
        roles: ['squadOwner', 'squadMember', 'admin'],
        mobileNotice: true,
      },
      component: async () => (await import('./project-timesheet-page.tsx')).ProjectTimesheetPage,
      load: ({ queryClient, params: { projectId }, search }) =>
        queryClient.prefetchInfiniteQuery(timesheetQuery(projectId, search)),
    }),
    pageRoute(frames, {
      path: freelancersPage,
      page: {
        ...page,
        roles: ['squadOwner'],
      },
      component: async () => {
        const { FreelancersPage } = await import('#tasks/professionals/web/freelancers-page.tsx');
        return () => <FreelancersPage ProfessionalFacts={ProfessionalFacts} />;
      },
      load: ({ queryClient, params: { freelancerView, projectId, freelancerId }, search }) =>
        startFreelancers(queryClient, { view: freelancerView, projectId, userId: freelancerId }, search),
    }),
    pageRoute(frames, {
      path: clockifyPage,
      page: { ...page, roles: ['squadOwner', 'admin'] },
      component: async () => (await import('#tasks/clockify/web/clockify-page.tsx')).ClockifyPage,
      load: ({ queryClient, params: { projectId } }) => queryClient.prefetchQuery(clockifyQuery(projectId)),
    }),
  ];
}
