import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { profilePaths } from '#profiles/paths.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { fillProfilePage, ownProfilePage } from '#profiles/web/addresses.ts';
import { latestImportQuery, listingQuery, ownProfileQuery } from './own-profile.ts';

const page: PageDefinition = { roles: ['squadMember'], frame: 'app' };

function startProfile({ queryClient }: { queryClient: QueryClient }) {
  return Promise.all([queryClient.prefetchQuery(ownProfileQuery), queryClient.prefetchQuery(latestImportQuery)]);
}

export function profilesRoutes(frames: Frames, { profileParts: parts, profileReferences }: LentParts): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: profilePaths.register,
      page: { ...page, rank: 1 },
      component: async () => (await import('#profiles/editing/web/register-page.tsx')).RegisterPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(ownProfileQuery),
    }),
    pageRoute(frames, {
      path: fillProfilePage,
      page: { ...page, rank: 2 },
      component: async () => (await import('#profiles/imports/web/fill-profile-page.tsx')).FillProfilePage,
      load: startProfile,
    }),
    pageRoute(frames, {
      path: ownProfilePage,
      page: { ...page, rank: 3 },
      component: async () => {
        const [{ ProfilePage }, loaded] = await Promise.all([import('./profile-page.tsx'), parts.load()]);
        const References = lazyPart(async () => (await profileReferences.load()).References);
        return () => <ProfilePage parts={{ ...loaded, References }} />;
      },
      load: (tools) =>
        Promise.all([
          startProfile(tools),
          tools.queryClient.prefetchQuery(listingQuery),
          parts.start(tools.queryClient),
        ]),
    }),
  ];
}
