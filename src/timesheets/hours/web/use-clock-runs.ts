import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { clockQuery } from './hours-queries.ts';

/** Whether the reader's clock runs, on whatever device it was started. Small, because the frame asks it on every page. */
export function useClockRuns(readerId: string, enabled: boolean): boolean {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...clockQuery, enabled, refetchOnWindowFocus: 'always' });
  const readAgain = () => readAnew(queryClient, clockQuery.queryKey);
  useLiveTopic(`ownHours:${readerId}`, { enabled, onEvent: readAgain, onGap: readAgain });
  return data !== undefined && data.clock !== null;
}
