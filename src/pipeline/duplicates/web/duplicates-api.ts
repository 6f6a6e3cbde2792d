import { queryOptions } from '@tanstack/react-query';
import { candidateKey } from '#pipeline/candidates/web/candidate-keys.ts';
import type { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { createClient } from '#ui/client.ts';

export const duplicatesApi = createClient<typeof duplicatesContract>();

export function samePersonQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...candidateKey(applicationId), 'samePerson'],
    queryFn: ({ signal }) =>
      duplicatesApi('GET /candidates/{applicationId}/samePerson', { params: { applicationId }, signal }),
  });
}
