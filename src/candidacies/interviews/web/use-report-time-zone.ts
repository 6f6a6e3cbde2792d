import { useCallback } from 'react';
import { ownTimeZone } from '#candidacies/interviews/rules/interview-slots.ts';
import { useLoadOnTouch } from '#platform/ui/use-load-on-touch.ts';
import { calendarApi } from './calendar-api.ts';

const KEY = 'toldTimeZone';

/**
 * Reports the browser's time zone, once per browser and zone, so that companies see the candidate's local time. With the first touch,
 * because nothing on the page depends on it.
 */
export function useReportTimeZone(memberId: string | undefined): void {
  const report = useCallback(async () => {
    if (memberId === undefined) return;
    const timeZone = ownTimeZone();
    const reported = `${memberId} ${timeZone}`;
    if (localStorage.getItem(KEY) === reported) return;
    // After a failure, the next visit reports it.
    await calendarApi('PUT /interviewTimeZone', { body: { timeZone } });
    localStorage.setItem(KEY, reported);
  }, [memberId]);
  useLoadOnTouch(report);
}
