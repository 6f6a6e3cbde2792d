import { useEffect } from 'react';
import { ownTimeZone } from '#jobs/interviews/rules/interview-slots.ts';
import { calendarApi } from './calendar-api.ts';

const KEY = 'toldTimeZone';

/** Companies see the hour that it is where the candidate is: told once per browser and zone. */
export function useTellTimeZone(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const timeZone = ownTimeZone();
    const told = `${memberId} ${timeZone}`;
    if (localStorage.getItem(KEY) === told) return;
    calendarApi('PUT /interviewTimeZone', { body: { timeZone } }).then(
      () => localStorage.setItem(KEY, told),
      // It is told on the next visit; nothing that is looked at depends on it.
      () => undefined,
    );
  }, [memberId]);
}
