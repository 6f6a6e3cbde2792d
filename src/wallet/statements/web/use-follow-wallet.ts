import { useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';

/** Reloads the balance and everything shown of the wallet whenever the company’s money moves. */
export function useFollowWallet(workspaceId: string | null, enabled: boolean): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, ['wallet']);
  useLiveTopic(`wallet:${workspaceId}`, {
    enabled: enabled && workspaceId !== null,
    onEvent: readAgain,
    onGap: readAgain,
  });
}
