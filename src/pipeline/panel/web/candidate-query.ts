import { queryOptions } from '@tanstack/react-query';
import { candidateKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { candidateApi } from './candidate-api.ts';

export function candidateQuery(applicationId: string) {
  return queryOptions({
    queryKey: candidateKey(applicationId),
    queryFn: ({ signal }) => candidateApi('GET /candidates/{applicationId}', { params: { applicationId }, signal }),
  });
}
