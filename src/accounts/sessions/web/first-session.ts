import type { QueryClient } from '@tanstack/react-query';
import { tabSpace, tabView } from '#platform/ui/tab-space.ts';
import { api } from '#accounts/web/api.ts';
import { sessionQuery } from './session.ts';

/** Reads the session for the first time; undefined when it cannot be read now, and the page then asks again. */
export function readFirstSession(queryClient: QueryClient) {
  return queryClient
    .fetchQuery({
      ...sessionQuery,
      queryFn: async ({ signal }) => (await takeServedSession()) ?? api('GET /session', { signal }),
    })
    .catch(() => undefined);
}

/**
 * The answer that the served page asked for beside its scripts. That request names no space, so it was answered for the one chosen last:
 * it counts where this tab works in the same one, or in none yet, and the owner does not look through a colleague's eyes.
 */
async function takeServedSession(): Promise<Awaited<ReturnType<typeof api<'GET /session'>>> | null> {
  const link = document.querySelector<HTMLLinkElement>('link[data-session]');
  if (!link) return null;
  link.remove();
  // Taken in any case: browsers complain of what was fetched for nothing.
  const answer = await fetch(link.href).catch(() => null);
  if (!answer?.ok || tabView.read() !== null) return null;
  const answered = answer.headers.get('workspaceid');
  const own = tabSpace.read();
  if (own !== null && own !== answered) return null;
  if (answered !== null) tabSpace.enter(answered);
  return (await answer.json()) as Awaited<ReturnType<typeof api<'GET /session'>>>;
}
