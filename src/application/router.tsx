import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { productPages } from '#application/pages.ts';
import { AppFrame, BareFrame, PublicFrame } from '#application/frames.tsx';
import { areStatisticsOffered } from '#own-data/web/kept-choice.ts';
import { loadNamespaces } from '#platform/ui/i18n.ts';
import type { Frames, RouterContext } from '#platform/ui/router/page-route.ts';
import { GlobalLoading, NavigationProgress } from '#platform/ui/shell/global-loading.tsx';
import { guardPage } from '#accounts/web/guard-page.ts';
import { SessionEnded } from '#accounts/web/session-ended.tsx';
import { watchSession } from '#accounts/web/watch-session.ts';
import { watchSpace } from '#workspaces/web/watch-space.ts';

// Only where page views are counted, and only until the visitor chose.
const CookieNotice = lazyRouteComponent(async () => {
  const [module] = await Promise.all([import('#own-data/web/cookie-notice.tsx'), loadNamespaces(['own-data'])]);
  return { default: module.CookieNotice };
});
// Shown when something is amiss: nobody should wait for them on the way in.
const ErrorState = lazyRouteComponent(() => import('#platform/ui/states/error-state.tsx'), 'ErrorState');
const NotFoundBody = lazyRouteComponent(() => import('#platform/ui/states/page-bodies.tsx'), 'NotFoundBody');

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

const pages = productPages(frames);
const below = (frame: keyof Frames) =>
  frames[frame].addChildren(pages.filter((page) => page.options.getParentRoute() === frames[frame]));

export function createProductRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([below('app'), below('public'), below('bare')]),
    context: { queryClient, guard: (page, visit) => guardPage(queryClient, page, visit, redirect) },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: GlobalLoading,
    defaultErrorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} />,
    scrollRestoration: true,
  });
}

/** What goes on beside the pages: sessions that end, spaces that are left, and the statistics that visitors agreed to. */
export function watchBrowser(router: ReturnType<typeof createProductRouter>, queryClient: QueryClient): void {
  watchSession(queryClient, (address) => window.location.replace(address));
  watchSpace(queryClient, () => router.invalidate());
  if (areStatisticsOffered()) void import('#own-data/web/watch-pages.ts').then((module) => module.watchPages(router));
}
