import { useQuery } from '@tanstack/react-query';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

/** The member's photo, from the session that the guard loads before any page. */
export function useOwnPhoto(): string | null {
  const { data } = useQuery<{ session: SessionClaims | null }>({ queryKey: ['session'], enabled: false });
  return data?.session?.photo ?? null;
}
