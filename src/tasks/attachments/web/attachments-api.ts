import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { attachmentsContract } from '#tasks/attachments/contract.ts';
import { taskKey } from '#tasks/rules/task-keys.ts';

export const attachmentsApi = createClient<typeof attachmentsContract>();

/** Below the task's own key, so that a live change of the task reads its files anew. */
export function attachmentsQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: [...taskKey(projectId, taskId), 'attachments'] as const,
    queryFn: ({ signal }) =>
      attachmentsApi('GET /tasks/{projectId}/{taskId}/attachments', { params: { projectId, taskId }, signal }),
  });
}
