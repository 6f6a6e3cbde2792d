import { useQueryClient } from '@tanstack/react-query';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { applyCard, applyRemoval, refreshBoard, refreshTask } from './board-cache.ts';

type LiveChange = { kind: 'card'; card: TaskCard } | { kind: 'removed'; taskId: string } | { kind: 'board' };

/** Shows others' changes as they happen. */
export function useLiveBoard(projectId: string, enabled: boolean): void {
  const queryClient = useQueryClient();
  useLiveTopic(`tasks:${projectId}`, {
    enabled,
    onEvent: (data) => {
      const change = data as LiveChange;
      if (change.kind === 'board') return refreshBoard(queryClient, projectId);
      if (change.kind === 'removed') return applyRemoval(queryClient, projectId, change.taskId);
      applyCard(queryClient, projectId, change.card);
      refreshTask(queryClient, projectId, change.card.taskId);
    },
    onGap: () => refreshBoard(queryClient, projectId),
  });
}
