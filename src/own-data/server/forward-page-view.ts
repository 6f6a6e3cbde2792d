import { COOKIE_CHOICE, isStatisticsAllowed } from '#own-data/rules/cookie-choice.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { PageView } from '#platform/analytics/page-view-port.ts';

/** Passes a page view on for who agreed; for everybody else, and without a place to pass it to, nothing happens. */
export function forwardPageView({ pageViews, call }: Context, view: PageView): undefined {
  if (pageViews && isStatisticsAllowed(call.cookies[COOKIE_CHOICE])) pageViews.send(view);
}
