import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#platform/ui/live/use-live-topic.ts';
import { useTellChoice } from './choices/use-tell-choice.ts';
import { applyCard } from '#pipeline/candidates/web/pipeline-cache.ts';
import { changesSelection, type LiveChange, newsOf } from './selection-news.ts';
import { refreshSelections, selectionsQuery } from './selection-queries.ts';

/** What others choose, change and take back in a project appears without asking. */
export function useLiveSelections(projectId: string): void {
  const queryClient = useQueryClient();
  const tellChoice = useTellChoice();
  const { data } = useQuery(selectionsQuery(projectId));
  /** So that whoever is choosing chooses what they see. */
  function showInLists(change: LiveChange): void {
    if (change.kind !== 'card' || change.card.place?.projectId !== projectId) return;
    applyCard(queryClient, { projectId, position: change.card.place.positionIndex }, change.card);
  }

  useLiveTopic(`company-pipeline:${data?.workspaceId ?? ''}`, {
    enabled: data !== undefined,
    onEvent: (event) => {
      const change = event as LiveChange;
      const chosen = data?.selections ?? [];
      showInLists(change);
      if (!changesSelection(chosen, projectId, change)) return;
      refreshSelections(queryClient, projectId);
      if (change.kind !== 'card') return;
      const news = newsOf(chosen, change.card);
      if (news) tellChoice(change.card, news);
      // Whoever was hired is one of the project's professionals, and the project may have gone on.
      if (change.card.stage === 'hired') void queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
    onGap: () => refreshSelections(queryClient, projectId),
  });
}
