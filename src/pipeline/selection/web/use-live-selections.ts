import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { useSelectionToast } from './changes/use-selection-toast.ts';
import { applyCard } from '#pipeline/candidates/web/pipeline-cache.ts';
import { changesSelection, type LiveChange, newsOf } from './selection-news.ts';
import { refreshSelections, selectionsQuery } from './selection-queries.ts';

/** Shows others' selections in a project as they happen. */
export function useLiveSelections(projectId: string): void {
  const queryClient = useQueryClient();
  const showSelection = useSelectionToast();
  const { data } = useQuery(selectionsQuery(projectId));
  /** Fresh before an open dialog selects from them. */
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
      if (news) showSelection(change.card, news);
      // A hired person becomes one of the project's professionals, and the project's status may have changed.
      if (change.card.stage === 'hired') void queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
    onGap: () => refreshSelections(queryClient, projectId),
  });
}
