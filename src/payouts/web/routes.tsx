import type { AnyRoute } from '@tanstack/react-router';
import { ownPaymentsQuery } from '#payouts/own-payments/web/own-payments-queries.ts';
import { payRunsPath } from '#payouts/paths.ts';
import { payRunPage } from '#payouts/pay-runs/web/addresses.ts';
import { payRunQuery, payRunsQuery, previewQuery, remittancesQuery } from '#payouts/pay-runs/web/pay-runs-queries.ts';
import { taxesQuery } from '#payouts/taxes/web/taxes-query.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';

const adminPage: PageDefinition = { roles: ['admin'], frame: 'app', mobileNotice: true };

export function payoutsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: payRunsPath,
      page: adminPage,
      component: async () => (await import('#payouts/pay-runs/web/pay-runs-page.tsx')).PayRunsPage,
      load: ({ queryClient }) =>
        Promise.all([
          queryClient.prefetchQuery(previewQuery),
          queryClient.prefetchQuery(remittancesQuery),
          queryClient.prefetchInfiniteQuery(payRunsQuery),
          queryClient.prefetchQuery(taxesQuery),
        ]),
    }),
    pageRoute(frames, {
      path: payRunPage,
      page: adminPage,
      component: async () => (await import('#payouts/pay-runs/web/pay-run-page.tsx')).PayRunPage,
      load: ({ queryClient, params: { runId } }) => queryClient.prefetchInfiniteQuery(payRunQuery(runId)),
    }),
    pageRoute(frames, {
      path: ownPaymentsPath,
      page: {
        roles: ['squadMember'],
        rank: 2,
        frame: 'app',
      },
      component: async () => (await import('#payouts/own-payments/web/own-payments-page.tsx')).OwnPaymentsPage,
      load: ({ queryClient }) => queryClient.prefetchInfiniteQuery(ownPaymentsQuery),
    }),
  ];
}
