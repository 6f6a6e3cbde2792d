import type { AnyRoute } from '@tanstack/react-router';
import { ownDataPaths } from '#own-data/paths.ts';
import { deletionQuery, latestExportQuery } from '#own-data/web/own-data-queries.ts';
import { roles } from '#platform/access/access.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

const legal = { roles: 'public', frame: 'public', namespaces: ['own-data'] } as const;

function textOf(search: Record<string, unknown>, name: string): Record<string, string> {
  const value = search[name];
  return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, 100) } : {};
}

export function ownDataRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: ownDataPaths.data,
      page: { roles, frame: 'app', namespaces: ['own-data', 'accounts', 'accounts/account'] },
      validateSearch: (search) => textOf(search, 'deletionCode'),
      load: ({ queryClient }) =>
        Promise.all([queryClient.ensureQueryData(latestExportQuery), queryClient.ensureQueryData(deletionQuery)]),
      component: async () => (await import('./account-data-page.tsx')).AccountDataPage,
    }),
    pageRoute(frames, {
      path: ownDataPaths.terms,
      page: legal,
      validateSearch: (search) => textOf(search, 'version'),
      component: async () => (await import('./legal-pages.tsx')).TermsPage,
    }),
    pageRoute(frames, {
      path: ownDataPaths.privacy,
      page: legal,
      validateSearch: (search) => textOf(search, 'version'),
      component: async () => (await import('./legal-pages.tsx')).PrivacyPage,
    }),
  ];
}
