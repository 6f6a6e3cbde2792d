import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { Management, managementContract } from '#projects/management/contract.ts';

export const managementApi = createClient<typeof managementContract>();

export type ManagedProject = OutputOf<(typeof managementContract)['GET /projectUpdate/{projectId}']>;

/** What a tab of the dialog edits. */
export interface ManagementFields {
  facts: Management;
  project: ManagedProject;
  change: (changes: Partial<Management>) => void;
  /** By field, of the last answer. */
  errors: Partial<Record<string, string>>;
}

export function managementQuery(projectId: string) {
  return queryOptions({
    queryKey: ['projects', 'management', projectId],
    queryFn: ({ signal }) => managementApi('GET /projectUpdate/{projectId}', { params: { projectId }, signal }),
    // A form is filled from it, so what another tab has kept must not serve.
    staleTime: 0,
    gcTime: 0,
  });
}
