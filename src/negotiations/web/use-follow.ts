import { useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { ownNegotiationsQuery } from './negotiation-queries.ts';

/** Subscribes to the other side's steps; the page reloads the figures itself. */
export function useFollowNegotiation(applicationId: string | undefined): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, ['negotiations']);
  useLiveTopic(`negotiation:${applicationId}`, {
    enabled: applicationId !== undefined,
    onEvent: readAgain,
    onGap: readAgain,
  });
}

export function useFollowOwnNegotiations(memberId: string | undefined): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, ownNegotiationsQuery.queryKey);
  useLiveTopic(`ownNegotiations:${memberId}`, {
    enabled: memberId !== undefined,
    onEvent: readAgain,
    onGap: readAgain,
  });
}
