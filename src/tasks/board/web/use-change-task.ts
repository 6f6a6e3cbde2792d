import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError, isStale } from '#ui/api-error.ts';
import { callOnce } from '#ui/away/call-once.ts';
import { keepFocusOn } from '#ui/board/board-focus.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { keyBetween } from '#tasks/board/rules/place-task.ts';
import type { TaskBoard, TaskCard, TaskView } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { boardApi } from './board-api.ts';
import { applyCard, applyRemoval, refreshBoard, refreshTask } from './board-cache.ts';
import { taskKey } from '#tasks/rules/task-keys.ts';
import { noteOwnChange, versionNow } from './own-versions.ts';

type Change = NonNullable<Parameters<typeof boardApi<'PATCH /tasks/{projectId}/{taskId}'>>[1]['body']>;
/** The message for a failed change. */
export type Failure = 'rename' | 'describe' | 'move' | 'assign' | 'estimate' | 'tags' | 'due' | 'checklist' | 'delete';

/** Moves run one after the other, so that the last drop is the one that stands. */
let queue: Promise<unknown> = Promise.resolve();

async function sendChange(
  projectId: string,
  taskId: string,
  body: Change,
  seen: number | undefined,
): Promise<TaskView> {
  const before = seen && versionNow(taskId, seen);
  const task = await boardApi('PATCH /tasks/{projectId}/{taskId}', {
    params: { projectId, taskId },
    body: { ...body, ...(body.version !== undefined && { version: versionNow(taskId, body.version) }) },
  });
  if (before !== undefined) noteOwnChange(taskId, before, task.version);
  return task;
}

/** Changes tasks of a board: at once on the screen; what the server refuses goes back, with its reason. */
export function useChangeTask(projectId: string) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('tasks/board');

  const fail = useCallback(
    (failure: Failure, problem: unknown) =>
      toast.error(t(`failed.${failure}`), {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('failed.next'),
      }),
    [t],
  );

  const changeNow = useCallback(
    async (
      taskId: string,
      body: Change,
      failure: Failure,
      onStale?: (problem: unknown) => void,
    ): Promise<TaskView | null> => {
      const seen = body.version ?? queryClient.getQueryData<TaskView>(taskKey(projectId, taskId))?.version;
      const call = queue.then(() => sendChange(projectId, taskId, body, seen));
      queue = call.catch(() => null);
      const { status, dueOn } = body;
      const shown = { ...(status && { status }), ...(dueOn !== undefined && { dueOn }) };
      queryClient.setQueryData<TaskView>(taskKey(projectId, taskId), (task) => task && { ...task, ...shown });
      try {
        const task = await call;
        queryClient.setQueryData(taskKey(projectId, taskId), task);
        applyCard(queryClient, projectId, task);
        refreshTask(queryClient, projectId, taskId);
        return task;
      } catch (problem) {
        if (onStale && isStale(problem)) onStale(problem);
        else fail(failure, problem);
        refreshTask(queryClient, projectId, taskId);
        return null;
      }
    },
    [projectId, queryClient, fail],
  );

  /** Returns the changed task; null when it failed, which is told: a form that shows by itself what stands now says so with `onStale`. */
  const change = useCallback(
    (...[taskId, body, ...rest]: Parameters<typeof changeNow>) =>
      // The queue would send the second press of two after the first, as a wish of its own.
      callOnce(`change of task ${taskId}`, JSON.stringify(body), () => changeNow(taskId, body, ...rest)),
    [changeNow],
  );

  /** Puts a card below another one of a column; null: at its top. */
  const move = useCallback(
    async (board: TaskBoard, card: TaskCard, status: TaskStatus, after: string | null) => {
      const column = board.columns
        .find((one) => one.status === status)!
        .cards.filter(({ taskId }) => taskId !== card.taskId);
      const index = column.findIndex(({ taskId }) => taskId === after);
      const [above, below] = [column[index]?.orderKey ?? null, column[index + 1]?.orderKey ?? null];
      applyCard(queryClient, projectId, { ...card, status, orderKey: keyBetween(above, below) });
      keepFocusOn(card.taskId);
      const moved = await change(card.taskId, { status, after }, 'move');
      if (moved) return moved;
      // Back where it was, whatever has changed meanwhile.
      refreshBoard(queryClient, projectId);
      return null;
    },
    [projectId, queryClient, change],
  );

  const remove = useCallback(
    async (taskId: string): Promise<boolean> => {
      try {
        await boardApi('DELETE /tasks/deleteTask/{projectId}/{taskId}', { params: { projectId, taskId } });
        applyRemoval(queryClient, projectId, taskId);
        return true;
      } catch (problem) {
        fail('delete', problem);
        return false;
      }
    },
    [projectId, queryClient, fail],
  );

  return { change, move, remove };
}
