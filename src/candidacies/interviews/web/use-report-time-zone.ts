import { useEffect } from 'react';
import { ownTimeZone } from '#candidacies/interviews/rules/interview-slots.ts';
import { calendarApi } from './calendar-api.ts';

const KEY = 'toldTimeZone';

/** Reports the browser's time zone, once per browser and zone, so that companies see the candidate's local time. */
export function useReportTimeZone(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const timeZone = ownTimeZone();
    const reported = `${memberId} ${timeZone}`;
    if (localStorage.getItem(KEY) === reported) return;
    calendarApi('PUT /interviewTimeZone', { body: { timeZone } }).then(
      () => localStorage.setItem(KEY, reported),
      // Reported on the next visit instead; nothing on the page depends on it.
      () => undefined,
    );
  }, [memberId]);
}
