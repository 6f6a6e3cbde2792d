import type { AnyRoute } from '@tanstack/react-router';
import { ownPaymentsQuery } from '#payouts/own-payments/web/own-payments-queries.ts';
import { payRunsPath } from '#payouts/paths.ts';
import { payRunPage } from '#payouts/pay-runs/web/addresses.ts';
import { payRunQuery, payRunsQuery, previewQuery, remittancesQuery } from '#payouts/pay-runs/web/pay-runs-queries.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';

const adminPage: PageDefinition = { roles: ['admin'], frame: 'app', mobileNotice: true };

export function payoutsRoutes(frames: Frames, { prices }: LentParts): AnyRoute[] {
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
      component: async () => {
        const [{ OwnPaymentsPage }, parts] = await Promise.all([
          import('#payouts/own-payments/web/own-payments-page.tsx'),
          prices.load(),
        ]);
        return () => <OwnPaymentsPage {...parts} />;
      },
      load: ({ queryClient }) =>
        Promise.all([queryClient.prefetchInfiniteQuery(ownPaymentsQuery), prices.start(queryClient)]),
    }),
  ];
}
