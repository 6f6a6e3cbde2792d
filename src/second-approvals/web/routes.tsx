import type { AnyRoute } from '@tanstack/react-router';
import { roles } from '#platform/access/access.ts';
import { approvalsPath } from '#second-approvals/paths.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { approvalsQuery, outsideApprovalPage, outsideApprovalQuery } from './approvals-query.ts';

export function approvalsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: approvalsPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true },
      component: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
      load: ({ queryClient }) => queryClient.prefetchInfiniteQuery(approvalsQuery),
    }),
    pageRoute(frames, {
      path: outsideApprovalPage,
      page: { roles, frame: 'app' },
      component: async () => (await import('./outside-approval-page.tsx')).OutsideApprovalPage,
      load: ({ queryClient, params: { approvalId } }) => queryClient.prefetchQuery(outsideApprovalQuery(approvalId)),
    }),
  ];
}
