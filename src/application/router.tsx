import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { beginAtTop } from '#application/frame/begin-at-top.ts';
import { AppFrame, BareFrame, PublicFrame } from '#application/frame/frames.tsx';
import { entranceParts } from '#application/parts/entrance-parts.tsx';
import { readerParts } from '#application/parts/reader-parts.ts';
import { areStatisticsOffered } from '#own-data/web/saved-choice.ts';
import { boardRoutes } from '#jobs/web/board-routes.tsx';
import { behindBrandDoor } from '#platform/contract/brand.ts';
import { lazyComponent } from '#ui/lazy-component.ts';
import { markNotLoaded } from '#ui/away/not-loaded.ts';
import { PageError } from '#ui/states/page-error.tsx';
import { applyBrand, brandOfAddress } from '#ui/theme/brand.ts';
import { type Frames, pageRoute, type RouterContext } from '#ui/router/page-route.ts';
import { watchServedPage } from '#ui/router/served-page.ts';
import { NavigationProgress } from '#ui/overlays/global-loading.tsx';
import { PagePending } from '#ui/states/page-pending.tsx';
import { entranceRoutes } from '#accounts/web/entrance-routes.tsx';
import { guardPage } from '#accounts/web/guard-page.ts';
import { SessionEnded } from '#accounts/sign-in/web/session-ended.tsx';
import { watchSession } from '#accounts/sessions/web/watch-session.ts';
import { watchSpace } from '#workspaces/web/watch-space.ts';

// Only where page views are counted, and only until the visitor decides.
const CookieNotice = lazyComponent(async () => (await import('#own-data/web/cookie-notice.tsx')).CookieNotice);
// Shown only when something goes wrong, so it is not part of the first script.
const NotFoundBody = lazyComponent(async () => (await import('#ui/states/page-bodies.tsx')).NotFoundBody);

function Progress() {
  return <NavigationProgress active={useRouterState({ select: (state) => state.isLoading })} />;
}

function Root() {
  return (
    <>
      <Progress />
      <Outlet />
      <SessionEnded />
      {areStatisticsOffered() && (
        <Suspense>
          <CookieNotice />
        </Suspense>
      )}
    </>
  );
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => <NotFoundBody />,
});
const frames: Frames = {
  app: createRoute({ getParentRoute: () => root, id: 'app', component: AppFrame }),
  public: createRoute({ getParentRoute: () => root, id: 'public', component: PublicFrame }),
  bare: createRoute({ getParentRoute: () => root, id: 'bare', component: BareFrame }),
};

// For any other address, the frame stays visible, so that people can navigate on.
const elsewhere = pageRoute(frames, {
  path: '$',
  page: { roles: 'public', frame: 'public' },
  component: async () => (await import('#ui/states/page-bodies.tsx')).NotFoundBody,
});
const entrance = [...entranceRoutes(frames, entranceParts), ...boardRoutes(frames, readerParts), elsewhere];

function treeOf(pages: readonly AnyRoute[]) {
  const drawn = Object.values(frames).flatMap((frame) => {
    const below = pages.filter((page) => page.options.getParentRoute() === frame);
    return below.length > 0 ? [frame.addChildren(below)] : [];
  });
  return root.addChildren(drawn);
}

/**
 * Contains the pages where visits start; the inner pages are loaded with the first address that belongs to none of these (decision 020).
 */
export function createProductRouter(queryClient: QueryClient) {
  const guard: RouterContext['guard'] = async (page, visit) => {
    const door = { hostname: '', pathname: visit.path, search: '' };
    if (!visit.preload && brandOfAddress(door)) applyBrand(door);
    const inside = behindBrandDoor(visit.address);
    if (inside) throw redirect({ href: inside });
    if (page === elsewhere.options.staticData?.page) {
      await markNotLoaded(addInnerPages(router));
      if (!isElsewhere(router, visit.path)) throw redirect({ href: visit.address });
    }
    await guardPage(queryClient, page, visit, redirect);
  };
  const router = createRouter({
    routeTree: treeOf(entrance),
    context: { queryClient, guard },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
  });
  return router;
}

type ProductRouter = ReturnType<typeof createProductRouter>;

function isElsewhere(router: ProductRouter, path: string): boolean {
  return router.getMatchedRoutes(path)[0].at(-1) === elsewhere;
}

const learned = new WeakSet<ProductRouter>();

/** Adds the inner pages to the route table. */
export async function addInnerPages(router: ProductRouter): Promise<void> {
  const { innerPages } = await import('#application/inner-pages.ts');
  const pages = await innerPages(frames);
  if (learned.has(router)) return;
  learned.add(router);
  treeOf([...entrance, ...pages]);
  router.setRoutes(router.buildRouteTree());
}

/** Preloads the inner pages: at once for an inner address, otherwise at the first touch of the page, before a link is followed. */
export async function preloadInnerPages(router: ProductRouter): Promise<void> {
  // If this fails, the page asks again and shows the error.
  const load = () => addInnerPages(router).catch(() => {});
  if (isElsewhere(router, router.latestLocation.pathname)) return load();
  for (const touch of ['pointerdown', 'keydown']) {
    window.addEventListener(touch, () => void load(), { once: true, passive: true });
  }
}

/** Reacts to what is not the router’s own: the place where pages begin, ended sessions, lost spaces, and page views that visitors agreed to. */
export function watchBrowser(router: ReturnType<typeof createProductRouter>, queryClient: QueryClient): void {
  beginAtTop(router);
  watchServedPage(router);
  watchSession(queryClient, (address) => window.location.replace(address));
  watchSpace(queryClient, () => router.invalidate());
  if (areStatisticsOffered()) void import('#own-data/web/watch-pages.ts').then((module) => module.watchPages(router));
}
