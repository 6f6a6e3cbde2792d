import { queryOptions } from '@tanstack/react-query';
import { api } from '#accounts/web/api.ts';

/** Password, second factor, passkeys and an unconfirmed change of e-mail. */
export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => api('GET /account/security', { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => api('GET /account/sessions', { signal }),
  refetchOnMount: 'always',
});
