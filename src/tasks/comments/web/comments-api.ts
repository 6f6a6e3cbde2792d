import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { Mentionable } from '#ui/mentions/mention-textarea.tsx';
import { taskKey } from '#tasks/rules/task-keys.ts';
import type { taskCommentsContract } from '#tasks/comments/contract.ts';

export const commentsApi = createClient<typeof taskCommentsContract>();

/** Below the task's own key, so that a live change of the task reads its comments anew. */
export function commentsQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: [...taskKey(projectId, taskId), 'comments'] as const,
    queryFn: ({ signal }) =>
      commentsApi('GET /tasks/{projectId}/{taskId}/comments', { params: { projectId, taskId }, signal }),
  });
}

export function mentionableAt(projectId: string, taskId: string): Mentionable {
  return {
    key: [...taskKey(projectId, taskId), 'mentionable'],
    read: (signal) =>
      commentsApi('GET /tasks/{projectId}/{taskId}/mentionable', { params: { projectId, taskId }, signal }),
  };
}
