import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keepFocusOn } from '#ui/board/board-focus.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { calendarsKey } from '#tasks/board/web/board-queries.ts';
import { useChangeTask } from '#tasks/board/web/use-change-task.ts';
import { type Calendar, placeOnDay } from './calendar-cache.ts';

/** Gives a task another due date, at once on the screen; what is refused goes back and says why. */
export function useMoveDue(projectId: string) {
  const queryClient = useQueryClient();
  const { change } = useChangeTask(projectId);
  return useCallback(
    async (card: TaskCard, dueOn: string): Promise<boolean> => {
      const queryKey = calendarsKey(projectId);
      // An answer from before the move would show the task where it was.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<Calendar>({ queryKey }, (calendar) => calendar && placeOnDay(calendar, card, dueOn));
      keepFocusOn(card.taskId);
      const moved = await change(card.taskId, { dueOn }, 'due');
      await queryClient.invalidateQueries({ queryKey });
      keepFocusOn(card.taskId);
      return moved !== null;
    },
    [projectId, queryClient, change],
  );
}
