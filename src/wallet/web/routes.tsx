import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { proofsQuery } from '#wallet/ledger/web/proofs-query.ts';
import { ledgerPath } from '#wallet/paths.ts';

export function walletRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: ledgerPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true, namespaces: ['wallet/ledger'] },
      component: () => import('#wallet/ledger/web/ledger-page.tsx').then((module) => module.LedgerPage),
      load: ({ queryClient }) => queryClient.prefetchQuery(proofsQuery),
    }),
  ];
}
