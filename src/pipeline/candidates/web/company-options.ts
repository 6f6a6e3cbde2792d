import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { companyOptionsContract } from '#pipeline/candidates/contract/company-options.ts';
import type { CompanyPlace } from './candidate-keys.ts';

const api = createClient<typeof companyOptionsContract>();
export type CompanyOptions = OutputOf<(typeof companyOptionsContract)['GET /candidates/options']>;
export type CompanyTag = CompanyOptions['tags'][number];

/** Which company a call is about. */
export const companyQuery = ({ company }: CompanyPlace) => (company === null ? {} : { workspaceId: company });

export const optionsKey = ['companyOptions'] as const;

export function optionsQuery(place: CompanyPlace) {
  return queryOptions({
    queryKey: [...optionsKey, place.company] as const,
    queryFn: ({ signal }) => api('GET /candidates/options', { query: companyQuery(place), signal }),
  });
}
