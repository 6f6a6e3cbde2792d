import type { AnyRoute } from '@tanstack/react-router';
import { settingsPath } from '#accounts/paths.ts';
import { sessionQuery } from '#accounts/sessions/web/session.ts';
import type { capabilities } from '#application/capabilities.ts';
import { plannedPages } from '#application/planned-pages.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import { roles } from '#platform/access/access.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';

type Rooms = typeof capabilities;
type ManifestOf<Room extends keyof Rooms> = Rooms[Room]['web'] extends () => Promise<{ capability: infer Manifest }>
  ? Manifest
  : never;
type LentBy<Manifest> = Manifest extends { lends: infer One } ? (one: One) => void : never;
/** The parts that the manifests of all rooms lend. */
type Lent = { [Room in keyof Rooms]: LentBy<ManifestOf<Room>> }[keyof Rooms] extends (all: infer All) => void
  ? All
  : never;

/** The pages for signed-in users, built and planned. In a script of its own, because it grows with every page. */
export async function innerPages(frames: Frames): Promise<AnyRoute[]> {
  const lent: LentParts = Object.assign({}, ...webCapabilities.map(({ lends }) => lends)) as Lent;
  const rooms = await Promise.all(webCapabilities.map(async ({ pages }) => pages?.()));
  const open = { roles: 'public', frame: 'public' } as const;
  return [
    ...rooms.flatMap((routes) => routes?.(frames, lent) ?? []),
    pageRoute(frames, {
      path: settingsPath,
      page: { roles, frame: 'app', settings: 'home' },
      // Everything that it lists comes with the session.
      load: ({ queryClient }) => queryClient.prefetchQuery(sessionQuery),
      component: async () => (await import('#application/frame/settings/settings-page.tsx')).SettingsPage,
    }),
    ...plannedPages.map(([path, page]) => pageRoute(frames, { path, page, component: notFoundPage })),
    pageRoute(frames, { path: '/teste', page: open, component: notFoundPage }),
  ];
}

const notFoundPage = async () => (await import('#ui/states/page-bodies.tsx')).NotFoundBody;
