import { queryOptions } from '@tanstack/react-query';
import type { mailChoicesContract } from '#accounts/mail-choices/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const mailChoicesApi = createClient<typeof mailChoicesContract>();
export type MailChoice = OutputOf<(typeof mailChoicesContract)['GET /mailChoices']>['kinds'][number];

export const mailChoicesQuery = queryOptions({
  queryKey: ['account', 'mailChoices'],
  queryFn: ({ signal }) => mailChoicesApi('GET /mailChoices', { signal }),
});

export const mailStopQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailStop', token],
    queryFn: ({ signal }) => mailChoicesApi('GET /mailStops/{token}/kind', { params: { token }, signal }),
  });
