import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { commentsContract } from '#pipeline/comments/contract/comments.ts';
import type { mentionsContract } from '#pipeline/comments/contract/mentions.ts';
import { createClient } from '#ui/client.ts';
import type { Mentionable } from '#ui/mentions/mention-textarea.tsx';

export type Mention = OutputOf<(typeof mentionsContract)['GET /mentions']>['mentions'][number];

export const commentsApi = createClient<typeof commentsContract & typeof mentionsContract>();

/** The reader's unread mentions. */
export const mentionsQuery = queryOptions({
  queryKey: ['mentions'] as const,
  queryFn: ({ signal }) => commentsApi('GET /mentions', { signal }),
  refetchOnWindowFocus: true,
});

/** Whom a comment about a candidate can call. */
export function mentionableAbout(applicationId: string): Mentionable {
  return {
    key: ['mentionable', applicationId],
    read: (signal) => commentsApi('GET /candidates/{applicationId}/mentionable', { params: { applicationId }, signal }),
  };
}
