import { queryOptions } from '@tanstack/react-query';
import type { noticeChoicesContract } from '#notices/choices/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const choicesApi = createClient<typeof noticeChoicesContract>();
export type NoticeChoices = OutputOf<(typeof noticeChoicesContract)['GET /noticeChoices']>;
export type KindChoice = NoticeChoices['kinds'][number];

/** With a space: as it is chosen there. */
export const noticeChoicesQuery = (workspaceId: string | null) =>
  queryOptions({
    queryKey: ['account', 'noticeChoices', workspaceId] as const,
    queryFn: ({ signal }) =>
      choicesApi('GET /noticeChoices', { query: workspaceId === null ? {} : { workspaceId }, signal }),
  });

export const mailStopQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailStop', token],
    queryFn: ({ signal }) => choicesApi('GET /mailStops/{token}/kind', { params: { token }, signal }),
  });
