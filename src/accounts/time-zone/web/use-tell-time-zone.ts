import { useCallback } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { api } from '#accounts/web/api.ts';
import { ownTimeZone } from '#platform/calendar/time-zones.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';

const KEY = 'toldTimeZone';

/** Tells the browser's time zone once per login and zone. With the first touch, because nothing on the page depends on it. */
export function useTellTimeZone({ userId, authTime }: SessionClaims): void {
  const tell = useCallback(async () => {
    const timeZone = ownTimeZone();
    const told = `${userId} ${authTime} ${timeZone}`;
    if (localStorage.getItem(KEY) === told) return;
    // After a failure, the next page load tells it.
    await api('PUT /session/timeZone', { body: { timeZone } });
    localStorage.setItem(KEY, told);
  }, [userId, authTime]);
  useLoadOnTouch(tell);
}
