import { useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#platform/ui/live/read-anew.ts';
import { useLiveTopic } from '#platform/ui/live/use-live-topic.ts';

/** Reads the balance, and what a page shows of the wallet, anew whenever money of the company has moved. */
export function useFollowWallet(workspaceId: string | null, enabled: boolean): void {
  const queryClient = useQueryClient();
  const readAgain = () => readAnew(queryClient, ['wallet']);
  useLiveTopic(`wallet:${workspaceId}`, {
    enabled: enabled && workspaceId !== null,
    onEvent: readAgain,
    onGap: readAgain,
  });
}
