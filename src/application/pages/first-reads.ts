import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { decidePage } from '#accounts/rules/page-guard.ts';
import { readFirstSession } from '#accounts/sessions/web/first-session.ts';
import { frameParts } from '#application/frame/frames.tsx';

/**
 * Requests the page's first data as soon as the session is known, while scripts and texts still load and before anything renders. Never
 * earlier: only the session says in which space a new tab works (decision 011), and whether this page may open at all.
 */
export async function startFirstReads(
  router: AnyRouter,
  queryClient: QueryClient,
  pages: Promise<void>,
): Promise<void> {
  // In the script of the route table, which members wait for anyway.
  const frameReads = document.querySelector('link[data-session]') && import('#application/frame/frame-reads.ts');
  const known = readFirstSession(queryClient);
  await pages;
  const { pathname, search, href } = router.latestLocation;
  const [routes, params] = router.getMatchedRoutes(pathname);
  const { staticData, validateSearch, component } = routes.at(-1)!.options;
  const page = staticData?.page;
  if (!page) return;
  void known.then(async (answer) => {
    if (!answer || decidePage(answer.session, page, href).kind !== 'allow') return;
    const { session } = answer;
    // Requested together with the page's data, so that neither waits for the other's scripts.
    if (session && page.frame !== 'bare') {
      const { startFrameReads } = await (frameReads ?? import('#application/frame/frame-reads.ts'));
      startFrameReads(queryClient, session.userRole);
    }
    const readSearch = validateSearch as ((given: unknown) => Record<string, unknown>) | undefined;
    // The page retries failed requests and reports them.
    void Promise.resolve(staticData.load?.({ queryClient, params, search: readSearch?.(search) ?? search })).catch(
      () => {},
    );
    // Its scripts run while the data travels. A failure is reported where the page is rendered.
    void (component as { preload?: () => Promise<void> } | undefined)?.preload?.();
    if (page.frame === 'bare') return;
    void (session ? frameParts.app : frameParts.visitor).preload?.();
  });
}
