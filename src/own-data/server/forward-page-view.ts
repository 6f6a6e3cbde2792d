import { COOKIE_CHOICE, isStatisticsAllowed } from '#own-data/rules/cookie-choice.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { PageView } from '#platform/analytics/page-view-port.ts';

/** Passes a page view on for who agreed; for everybody else, and without a place to pass it to, nothing happens. */
export function forwardPageView({ request }: Context, view: PageView): undefined {
  const { pageViews } = request.server.product;
  if (pageViews && isStatisticsAllowed(request.cookies[COOKIE_CHOICE])) pageViews.send(view);
}
