import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { deskContract } from '#support/desk/contract.ts';
import { createClient } from '#ui/client.ts';

export const deskApi = createClient<typeof deskContract>();
export type Desk = OutputOf<(typeof deskContract)['GET /supportDesk']>;
export type AnswerTemplate = Desk['templates'][number];

/** Who answers, the ready answers and the open faults. */
export const deskQuery = queryOptions({
  queryKey: ['support', 'desk'],
  queryFn: ({ signal }) => deskApi('GET /supportDesk', { signal }),
});
