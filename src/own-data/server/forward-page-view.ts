import { COOKIE_CHOICE, isStatisticsAllowed } from '#own-data/rules/cookie-choice.ts';
import type { Context } from '#platform/http/request-context.ts';
import type { PageView } from '#platform/analytics/page-view-port.ts';

/** Forwards a page view of a visitor who consented; does nothing otherwise, or without a configured collector. */
export function forwardPageView({ pageViews, call }: Context, view: PageView): undefined {
  if (pageViews && isStatisticsAllowed(call.cookies[COOKIE_CHOICE])) pageViews.send(view);
}
