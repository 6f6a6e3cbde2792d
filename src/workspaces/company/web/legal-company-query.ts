import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { workspacesContract } from '#workspaces/contract.ts';
import { api } from '#workspaces/web/api.ts';

export type LegalCompanyData = OutputOf<(typeof workspacesContract)['GET /users/ownerData/company']>;

/** The legal company of the space. */
export const legalCompanyQuery = queryOptions({
  queryKey: ['owner-data', 'company'],
  queryFn: ({ signal }) => api('GET /users/ownerData/company', { signal }),
});
