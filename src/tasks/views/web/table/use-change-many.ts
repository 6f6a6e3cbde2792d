import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#platform/ui/api-error.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { applyCard, applyRemoval, refreshTask } from '#tasks/board/web/board-cache.ts';
import { MAXIMUM_TASKS_AT_ONCE } from '#tasks/rules/task-limits.ts';
import type { ManyChange, ManyResults } from '#tasks/views/schemas.ts';
import { viewsApi } from '../view-queries.ts';

const REASONS_SHOWN = 3;

/** Changes several tasks; returns the ids of those that stayed as they were, and tells why. */
export function useChangeMany(projectId: string) {
  const { t } = useTranslation('tasks/views');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  function show(results: ManyResults) {
    for (const { taskId, refusal, card } of results) {
      if (card) applyCard(queryClient, projectId, card);
      else applyRemoval(queryClient, projectId, taskId);
      if (!refusal) refreshTask(queryClient, projectId, taskId);
    }
  }

  function tell(tasks: readonly TaskCard[], results: ManyResults, kind: ManyChange['kind']) {
    const refused = results.filter(({ refusal }) => refusal !== null);
    const count = tasks.length - refused.length;
    if (refused.length === 0) return void toast.success(t(`many.done.${kind}`, { count }));
    const titleOf = new Map(tasks.map(({ taskId, title }) => [taskId, title]));
    const reasons = refused
      .slice(0, REASONS_SHOWN)
      .map(({ taskId, refusal }) => t('many.reason', { title: titleOf.get(taskId) ?? '', reason: refusal!.message }));
    const more = refused.length - reasons.length;
    if (more > 0) reasons.push(t('many.moreReasons', { count: more }));
    const title = count === 0 ? t('many.none', { count: refused.length }) : t('many.some', { count, of: tasks.length });
    toast.warning(title, { description: reasons.join('\n') });
  }

  async function changeMany(tasks: readonly TaskCard[], change: ManyChange): Promise<string[]> {
    const ids = tasks.map(({ taskId }) => taskId);
    const results: ManyResults = [];
    setBusy(true);
    try {
      // Each batch goes on top of the one before, so the last is sent first.
      for (let end = ids.length; end > 0; end -= MAXIMUM_TASKS_AT_ONCE) {
        const taskIds = ids.slice(Math.max(0, end - MAXIMUM_TASKS_AT_ONCE), end);
        const answer = await viewsApi('POST /tasks/{projectId}/many', {
          params: { projectId },
          body: { taskIds, change },
        });
        show(answer.results);
        results.unshift(...answer.results);
      }
      tell(tasks, results, change.kind);
    } catch (problem) {
      toast.error(t('many.failed'), {
        description: isApiError(problem) && problem.status < 500 ? problem.message : t('tasks/board:failed.next'),
      });
    }
    setBusy(false);
    const done = new Set(results.filter(({ refusal }) => refusal === null).map(({ taskId }) => taskId));
    return ids.filter((id) => !done.has(id));
  }

  return { changeMany, busy };
}
