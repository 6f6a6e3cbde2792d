import type { QueryClient } from '@tanstack/react-query';
import type { redirect as createRedirect } from '@tanstack/react-router';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { decidePage } from '#accounts/rules/page-guard.ts';
import { isServerAway } from '#ui/away/not-loaded.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import type { Visit } from '#ui/router/page-route.ts';
import { sessionQuery } from '#accounts/sessions/web/session.ts';

/** Throws the redirect that the rules require. A page that is only preloaded leaves no trace. */
export async function guardPage(
  queryClient: QueryClient,
  page: PageDefinition,
  visit: Visit,
  redirect: typeof createRedirect,
): Promise<void> {
  const { session } = await readSession(queryClient);
  const decision = decidePage(session, page, visit.address);
  if (decision.kind === 'allow') return;
  if (decision.saveAddress && !visit.preload) window.sessionStorage.setItem(REDIRECT_KEY, visit.address);
  throw redirect({ href: decision.to });
}

/** While the server is away, the open product goes on with the person it knows; the server itself asks at every call. */
async function readSession(queryClient: QueryClient) {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (!known?.session) return queryClient.fetchQuery(sessionQuery);
  return queryClient.fetchQuery({ ...sessionQuery, retry: false }).catch((problem: unknown) => {
    if (isServerAway(problem)) return known;
    throw problem;
  });
}
