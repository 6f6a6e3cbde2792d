import type { AnyRoute } from '@tanstack/react-router';
import { deletionQuery, latestExportQuery } from '#own-data/web/own-data-queries.ts';
import { roles } from '#platform/access/access.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { accountDataPage, legalPages } from '#own-data/web/addresses.ts';

const legal = { roles: 'public', frame: 'public' } as const;

export function ownDataRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: accountDataPage,
      page: {
        roles,
        frame: 'app',
        settings: true,
      },
      load: ({ queryClient }) =>
        Promise.all([queryClient.ensureQueryData(latestExportQuery), queryClient.ensureQueryData(deletionQuery)]),
      component: async () => (await import('./account-data-page.tsx')).AccountDataPage,
    }),
    pageRoute(frames, {
      path: legalPages.terms,
      page: legal,
      component: async () => (await import('./legal-pages.tsx')).TermsPage,
    }),
    pageRoute(frames, {
      path: legalPages.privacy,
      page: legal,
      component: async () => (await import('./legal-pages.tsx')).PrivacyPage,
    }),
  ];
}
