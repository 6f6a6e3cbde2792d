import type { jobsContract } from '#jobs/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type SuitableJob } from '#jobs/web/api.ts';
import { jobKey } from '#jobs/rules/job-address.ts';

export const suitableQuery = queryOptions({
  queryKey: ['jobs', 'suitable'],
  // Changes of profile and applications on other pages affect it.
  staleTime: 0,
  queryFn: ({ signal }) => api('GET /opportunities/suitable', { signal }),
});

/** Dismisses a vacancy at once, with an undo; if the server refuses, it reappears. */
export function useDismiss() {
  const { t } = useTranslation('jobs/opportunities');
  const queryClient = useQueryClient();
  const { queryKey } = suitableQuery;
  const change = useMutation({
    scope: { id: 'dismiss-job' },
    mutationFn: ({ job, dismissed }: { job: SuitableJob; dismissed: boolean }) =>
      api('PUT /opportunities/{projectId}/{positionIndex}/dismissal', {
        params: { projectId: job.projectId, positionIndex: String(job.positionIndex) },
        body: { dismissed },
      }),
    onMutate: async ({ job, dismissed }) => {
      await queryClient.cancelQueries({ queryKey });
      if (!dismissed) return;
      queryClient.setQueryData(queryKey, (now) => now && without(now, job));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => toast.error(t('dismiss.failed'), isApiError(error) ? { description: error.message } : {}),
  });
  return (job: SuitableJob) => {
    change.mutate({ job, dismissed: true });
    toast.info(t('dismiss.done', { title: job.title }), {
      actions: [{ label: t('dismiss.undo'), onClick: () => change.mutate({ job, dismissed: false }) }],
    });
  };
}

type Suitable = OutputOf<(typeof jobsContract)['GET /opportunities/suitable']>;

function without(now: Suitable, job: SuitableJob): Suitable {
  const opportunities = now.opportunities.filter((one) => jobKey(one) !== jobKey(job));
  return { ...now, opportunities, dismissed: now.dismissed + 1 };
}

/** Restores all dismissed vacancies. */
export function useRestoreDismissed() {
  const { t } = useTranslation('jobs/opportunities');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /opportunities/dismissals'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: suitableQuery.queryKey }),
    onError: (error) => toast.error(t('dismiss.failed'), isApiError(error) ? { description: error.message } : {}),
  });
}
