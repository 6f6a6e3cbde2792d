import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { ShareSubject, sharesContract } from '#projects/briefs/contract/shares.ts';

export const sharesApi = createClient<typeof sharesContract>();
export type SharedBrief = OutputOf<(typeof sharesContract)['GET /briefViews/{id}']>;

export function shareQuery(subject: ShareSubject) {
  return queryOptions({
    queryKey: ['projects', 'share', subject.kind, subject.id],
    queryFn: ({ signal }) => sharesApi('GET /briefShares/{kind}/{id}', { params: subject, signal }),
  });
}

export function sharedBriefQuery(id: string, token: string) {
  return queryOptions({
    queryKey: ['sharedBrief', id, token],
    queryFn: ({ signal }) => sharesApi('GET /briefViews/{id}', { params: { id }, query: { token }, signal }),
    retry: false,
  });
}
