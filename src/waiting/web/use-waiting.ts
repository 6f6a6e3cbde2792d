import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { useIsPageRead } from './use-is-page-read.ts';
import { waitingQuery } from './waiting-query.ts';

/** Limits pass without an event. */
export const EVERY_MS = 5 * 60_000;

/** Once around all pages: reads what waits after the page itself, and again on news, with the focus and every five minutes. */
export function useFollowWaiting(userId: string): void {
  const queryClient = useQueryClient();
  const isPageRead = useIsPageRead();
  useQuery({ ...waitingQuery, enabled: isPageRead, refetchInterval: EVERY_MS, refetchOnWindowFocus: 'always' });
  const readAgain = () => readAnew(queryClient, waitingQuery.queryKey);
  useLiveTopic(`waiting:${userId}`, { enabled: isPageRead, onEvent: readAgain, onGap: readAgain });
}

/** What waits, as it was read around the page; reads nothing itself. */
export function useWaiting() {
  return useQuery({ ...waitingQuery, enabled: false });
}
