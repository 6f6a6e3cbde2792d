import type { AnyRoute } from '@tanstack/react-router';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { clockifyPage } from '#timesheets/clockify/web/addresses.ts';
import { clockifyQuery } from '#timesheets/clockify/web/clockify-queries.ts';
import { weekPage } from '#timesheets/hours/web/addresses.ts';
import { weekQuery } from '#timesheets/hours/web/hours-queries.ts';
import { freelancersPage } from '#timesheets/professionals/web/addresses.ts';
import { startFreelancers } from '#timesheets/professionals/web/start-freelancers.ts';
import { timesheetPage } from '#timesheets/timesheet/web/addresses.ts';
import { timesheetQuery } from '#timesheets/timesheet/web/timesheet-query.ts';

const page = { rank: 2, frame: 'app' } as const;

export function timesheetsRoutes(frames: Frames, { professionalParts }: LentParts): AnyRoute[] {
  const ProfessionalFacts = lazyPart(async () => (await professionalParts.load()).ProfessionalFacts);
  return [
    pageRoute(frames, {
      path: weekPage,
      page: { ...page, roles: ['squadMember'] },
      component: async () => (await import('#timesheets/hours/web/week/week-page.tsx')).WeekPage,
      load: ({ queryClient, search }) => queryClient.prefetchQuery(weekQuery(search.of)),
    }),
    pageRoute(frames, {
      path: timesheetPage,
      page: {
        ...page,
        roles: ['squadOwner', 'squadMember', 'admin'],
        mobileNotice: true,
      },
      component: async () => (await import('#timesheets/timesheet/web/timesheet-page.tsx')).TimesheetPage,
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
        const { FreelancersPage } = await import('#timesheets/professionals/web/freelancers-page.tsx');
        return () => <FreelancersPage ProfessionalFacts={ProfessionalFacts} />;
      },
      load: ({ queryClient, params: { freelancerView, projectId, freelancerId }, search }) =>
        startFreelancers(queryClient, { view: freelancerView, projectId, userId: freelancerId }, search),
    }),
    pageRoute(frames, {
      path: clockifyPage,
      page: { ...page, roles: ['squadOwner', 'admin'] },
      component: async () => (await import('#timesheets/clockify/web/clockify-page.tsx')).ClockifyPage,
      load: ({ queryClient, params: { projectId } }) => queryClient.prefetchQuery(clockifyQuery(projectId)),
    }),
  ];
}
