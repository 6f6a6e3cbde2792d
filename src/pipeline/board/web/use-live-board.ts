import { useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { applyCard, applyRemoval, refreshAll, refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';

type LiveChange =
  | { kind: 'card'; card: CandidateCard }
  | { kind: 'removed'; applicationId: string }
  | { kind: 'board' };

/** Shows others' changes as they happen. */
export function useLiveBoard(
  place: Place,
  positionId: string | undefined,
  showNews: (card: CandidateCard) => void,
): void {
  const queryClient = useQueryClient();
  useLiveTopic(`pipeline:${positionId ?? ''}`, {
    enabled: positionId !== undefined,
    onEvent: (data) => {
      const change = data as LiveChange;
      if (change.kind === 'board') return refreshAll(queryClient, place);
      if (change.kind === 'removed') return applyRemoval(queryClient, place, change.applicationId);
      showNews(change.card);
      applyCard(queryClient, place, change.card);
      refreshCandidate(queryClient, change.card.applicationId);
    },
    onGap: () => refreshAll(queryClient, place),
  });
}
