import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { allocatedPage, allocatePage, allocationsQuery } from '#wallet/allocations/web/allocations-query.ts';
import { proofsQuery } from '#wallet/ledger/web/proofs-query.ts';
import { ledgerPath, pricesPath } from '#wallet/paths.ts';
import { hirePricesQuery, serviceFeesQuery } from '#wallet/prices/web/prices-queries.ts';
import type { StatementView } from '#wallet/statements/rules/statement-lines.ts';
import { paymentsPage, statementPage, walletPage, type WalletSearch } from '#wallet/statements/web/addresses.ts';
import { linesQuery, walletQuery } from '#wallet/statements/web/wallet-queries.ts';

const page: PageDefinition = {
  roles: ['squadOwner'],
  rank: 2,
  frame: 'app',
};
const adminPage: PageDefinition = { roles: ['admin'], frame: 'app', mobileNotice: true };
// Administrators open the wallet of any company.
const withAdmin: PageDefinition = { ...page, roles: ['squadOwner', 'admin'] };

const loadPages = () => import('#wallet/statements/web/wallet-pages.tsx');

/** Both reads of the first view start at once. */
function startReads(queryClient: QueryClient, ownerId: string | undefined, view: StatementView, search: WalletSearch) {
  return Promise.all([
    queryClient.prefetchQuery(walletQuery(ownerId)),
    queryClient.prefetchInfiniteQuery(linesQuery({ ownerId, view, currency: 'BRL', search })),
  ]);
}

export function walletRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: ledgerPath,
      page: adminPage,
      component: () => import('#wallet/ledger/web/ledger-page.tsx').then((module) => module.LedgerPage),
      load: ({ queryClient }) => queryClient.prefetchQuery(proofsQuery),
    }),
    pageRoute(frames, {
      path: pricesPath,
      page: adminPage,
      component: async () => (await import('#wallet/prices/web/prices-page.tsx')).PricesPage,
      load: ({ queryClient }) =>
        Promise.all([queryClient.prefetchQuery(serviceFeesQuery), queryClient.prefetchQuery(hirePricesQuery(''))]),
    }),
    pageRoute(frames, {
      path: allocatePage,
      page,
      component: async () => (await import('#wallet/allocations/web/allocate-page.tsx')).AllocatePage,
      load: ({ queryClient }) => queryClient.prefetchQuery(allocationsQuery),
    }),
    pageRoute(frames, {
      path: allocatedPage,
      page,
      component: async () => (await import('#wallet/allocations/web/allocate-page.tsx')).AllocatedPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(allocationsQuery),
    }),
    pageRoute(frames, {
      path: walletPage,
      page: withAdmin,
      component: async () => (await loadPages()).WalletPage,
      load: ({ queryClient, params: { squadOwnerId }, search }) =>
        startReads(queryClient, squadOwnerId, search.tab ?? 'statement', search),
    }),
    pageRoute(frames, {
      path: statementPage,
      page,
      component: async () => (await loadPages()).StatementPage,
      load: ({ queryClient, search }) => startReads(queryClient, undefined, 'statement', search),
    }),
    pageRoute(frames, {
      path: paymentsPage,
      page: withAdmin,
      component: async () => (await loadPages()).PaymentsPage,
      load: ({ queryClient, params: { squadOwnerId }, search }) =>
        startReads(queryClient, squadOwnerId, 'payments', search),
    }),
  ];
}
