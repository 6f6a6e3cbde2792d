import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { clockQuery, hoursApi, hoursKey } from './hours-queries.ts';
import { minutesText } from './hours-words.ts';

const SECOND_MS = 1_000;

/** The reader's clock, as the server keeps it; other tabs and devices show the same. */
export function useClock(readerId: string) {
  const { t } = useTranslation('timesheets/hours');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: hoursKey });
  const { data } = useQuery(clockQuery);
  useLiveTopic(`ownHours:${readerId}`, { onEvent: () => void refresh(), onGap: () => void refresh() });
  const fail = (problem: unknown) => {
    toast.error(t('failed.clock'), {
      description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
    });
    void refresh();
  };
  const start = useMutation({
    mutationFn: (place: { projectId: string; taskId: string; stopOther: boolean }) =>
      hoursApi('POST /timeEntries/clock', { body: place }),
    onSuccess: refresh,
    onError: fail,
  });
  const stop = useMutation({
    mutationFn: () => hoursApi('DELETE /timeEntries/clock', {}),
    onSuccess: async ({ entries }) => {
      await refresh();
      const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
      if (minutes === 0) toast.info(t('clock.nothing'));
      else toast.success(t('clock.saved', { time: minutesText(minutes) }));
    },
    onError: fail,
  });
  return { clock: data?.clock ?? null, isKnown: data !== undefined, start, stop };
}

/** Now, every second or so while something runs. */
export function useTicking(isRunning: boolean, everyMs = SECOND_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [isRunning, everyMs]);
  return now;
}
