import { queryOptions } from '@tanstack/react-query';
import { api } from '#candidacies/web/api.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';

/** The vacancy of the surrounding page, with the actions available to its reader. */
export const jobQuery = ({ projectId, positionIndex }: JobAddress) =>
  queryOptions({
    queryKey: vacancyKey({ projectId, positionIndex }),
    staleTime: 5_000,
    queryFn: ({ signal }) =>
      api('GET /opportunities/{projectId}/{positionIndex}', {
        params: { projectId, positionIndex: String(positionIndex) },
        signal,
      }),
  });
