import { useQuery } from '@tanstack/react-query';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

/** The own photo, of the session that the guard has read before any page shows. */
export function useOwnPhoto(): string | null {
  const { data } = useQuery<{ session: SessionClaims | null }>({ queryKey: ['session'], enabled: false });
  return data?.session?.photo ?? null;
}
