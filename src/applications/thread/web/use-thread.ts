import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { threadAddress } from '#applications/thread/rules/thread-address.ts';
import { type ThreadStep, threadOf } from '#applications/thread/rules/thread-steps.ts';
import { api } from '#applications/web/api.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';
import { useViewer } from '#ui/viewer.ts';

/** The wanted vacancy, cached where its page reads it. */
export const wantedJobQuery = ({ projectId, positionIndex }: JobAddress) =>
  queryOptions({
    queryKey: vacancyKey({ projectId, positionIndex }),
    staleTime: 5_000,
    queryFn: ({ signal }) =>
      api('GET /opportunities/{projectId}/{positionIndex}', {
        params: { projectId, positionIndex: String(positionIndex) },
        signal,
      }),
  });

/** How far the reader is on the way to an application, and where each piece is filled in. */
export function useThread(intent: ApplicationIntent) {
  const { data: job } = useQuery(wantedJobQuery(intent));
  const stage = useViewer()?.navigationStage ?? '';
  const addressOf = (step: ThreadStep | null) => threadAddress(step, stage, intent.address);
  const missing = job?.eligibility?.missing;
  return { job, missing, thread: job && missing ? threadOf(missing, job.viewer.emailVerified) : null, addressOf };
}
