import type { QueryClient } from '@tanstack/react-query';
import { tabSpace, tabView } from '#ui/tab-space.ts';
import { api } from '#accounts/web/api.ts';
import { sessionQuery } from './session.ts';

/** Reads the session for the first time; undefined when it cannot be read now, and the page then retries. */
export function readFirstSession(queryClient: QueryClient) {
  return queryClient
    .fetchQuery({
      ...sessionQuery,
      queryFn: async ({ signal }) => (await takeServedSession()) ?? api('GET /session', { signal }),
    })
    .catch(() => undefined);
}

/**
 * The answer preloaded by the served page beside its scripts. That request names no space, so it is for the last chosen one: it is
 * valid if this tab is in the same one, or in none yet, and the owner does not view the space as a colleague.
 */
async function takeServedSession(): Promise<Awaited<ReturnType<typeof api<'GET /session'>>> | null> {
  const link = document.querySelector<HTMLLinkElement>('link[data-session]');
  if (!link) return null;
  link.remove();
  // Always consumed, because browsers warn about unused preloads.
  const answer = await fetch(link.href).catch(() => null);
  if (!answer?.ok || tabView.read() !== null) return null;
  const answered = answer.headers.get('workspaceid');
  const own = tabSpace.read();
  if (own !== null && own !== answered) return null;
  if (answered !== null) tabSpace.enter(answered);
  return (await answer.json()) as Awaited<ReturnType<typeof api<'GET /session'>>>;
}
