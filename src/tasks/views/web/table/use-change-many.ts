import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { applyCard, applyRemoval, refreshTask } from '#tasks/board/web/board-cache.ts';
import { MAXIMUM_TASKS_AT_ONCE } from '#tasks/rules/task-limits.ts';
import { undoMany, type UndoStep } from '#tasks/views/rules/undo-many.ts';
import type { ManyChange, ManyResults } from '#tasks/views/schemas.ts';
import { viewsApi } from '../view-queries.ts';

const REASONS_SHOWN = 3;

const isRefused = ({ refusal }: ManyResults[number]) => refusal !== null;

/** What tasks looked like before they are brought back: the versions that the change left, and where they stood before it. */
interface Seen {
  versions: ReadonlyMap<string, number>;
  orderKeys: ReadonlyMap<string, string>;
}

/** Changes several tasks, with Undo; returns the ids of those that stayed as they were, and tells why. */
export function useChangeMany(projectId: string) {
  const { t } = useTranslation('tasks/views');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Adds to the results, which stand when a later batch fails. Each batch goes on top of the one before, so the last is sent first. */
  async function send({ taskIds, change }: UndoStep, results: ManyResults, seen?: Seen): Promise<void> {
    for (let end = taskIds.length; end > 0; end -= MAXIMUM_TASKS_AT_ONCE) {
      const some = taskIds.slice(Math.max(0, end - MAXIMUM_TASKS_AT_ONCE), end);
      const body = {
        ...{ taskIds: some, change },
        ...(seen && { versions: some.map((id) => seen.versions.get(id)!) }),
        ...(seen && change.kind === 'move' && { orderKeys: some.map((id) => seen.orderKeys.get(id)!) }),
      };
      const answer = await viewsApi('POST /tasks/{projectId}/many', { params: { projectId }, body });
      show(answer.results);
      results.unshift(...answer.results);
    }
  }

  function show(results: ManyResults) {
    for (const { taskId, refusal, card } of results) {
      if (card) applyCard(queryClient, projectId, card);
      else applyRemoval(queryClient, projectId, taskId);
      if (!refusal) refreshTask(queryClient, projectId, taskId);
    }
  }

  function reasonsOf(tasks: readonly TaskCard[], refused: ManyResults): string {
    const titleOf = new Map(tasks.map(({ taskId, title }) => [taskId, title]));
    const reasons = refused
      .slice(0, REASONS_SHOWN)
      .map(({ taskId, refusal }) => t('many.reason', { title: titleOf.get(taskId) ?? '', reason: refusal!.message }));
    const more = refused.length - reasons.length;
    if (more > 0) reasons.push(t('many.moreReasons', { count: more }));
    return reasons.join('\n');
  }

  function tell(tasks: readonly TaskCard[], results: ManyResults, change: ManyChange) {
    const refused = results.filter(isRefused);
    const count = tasks.length - refused.length;
    const offer = offerUndo(tasks, results, change);
    if (refused.length === 0) return void toast.success(t(`many.done.${change.kind}`, { count }), offer);
    const title = count === 0 ? t('many.none', { count: refused.length }) : t('many.some', { count, of: tasks.length });
    toast.warning(title, { description: reasonsOf(tasks, refused), ...offer });
  }

  function offerUndo(tasks: readonly TaskCard[], results: ManyResults, change: ManyChange) {
    const done = results.filter((result) => !isRefused(result) && result.card !== null);
    const versions = new Map(done.map(({ taskId, card }) => [taskId, card!.version]));
    const changed = tasks.filter(({ taskId }) => versions.has(taskId));
    const steps = undoMany(changed, change);
    if (steps.length === 0) return {};
    const orderKeys = new Map(tasks.map(({ taskId, orderKey }) => [taskId, orderKey]));
    return { actions: [{ label: t('many.undo'), onClick: () => void undo(tasks, steps, { versions, orderKeys }) }] };
  }

  /** Brings back what nobody has changed since, to where it stood. */
  async function undo(tasks: readonly TaskCard[], steps: readonly UndoStep[], seen: Seen) {
    try {
      const results: ManyResults = [];
      for (const step of steps) await send(step, results, seen);
      const refused = results.filter(isRefused);
      const count = results.length - refused.length;
      if (refused.length === 0) return void toast.info(t('many.undone', { count }));
      const title = t('many.partlyUndone', { count, of: results.length });
      toast.warning(title, { description: reasonsOf(tasks, refused) });
    } catch (problem) {
      fail(problem);
    }
  }

  function fail(problem: unknown) {
    toast.error(t('many.failed'), {
      description: isApiError(problem) && problem.status < 500 ? problem.message : t('tasks/board:failed.next'),
    });
  }

  async function changeMany(tasks: readonly TaskCard[], change: ManyChange): Promise<string[]> {
    const taskIds = tasks.map(({ taskId }) => taskId);
    const results: ManyResults = [];
    setBusy(true);
    try {
      await send({ taskIds, change }, results);
      tell(tasks, results, change);
    } catch (problem) {
      fail(problem);
    }
    setBusy(false);
    const done = new Set(results.filter((result) => !isRefused(result)).map(({ taskId }) => taskId));
    return taskIds.filter((id) => !done.has(id));
  }

  return { changeMany, busy };
}
