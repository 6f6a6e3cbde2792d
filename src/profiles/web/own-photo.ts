import { useQuery } from '@tanstack/react-query';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

/** The session that the guard loads before any page. */
function useOwnSession(): SessionClaims | null {
  const { data } = useQuery<{ session: SessionClaims | null }>({ queryKey: ['session'], enabled: false });
  return data?.session ?? null;
}

/** The member's photo. */
export function useOwnPhoto(): string | null {
  return useOwnSession()?.photo ?? null;
}

/** The member's id. */
export function useOwnId(): string | null {
  return useOwnSession()?.userId ?? null;
}
