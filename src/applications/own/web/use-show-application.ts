import { useQueryClient } from '@tanstack/react-query';
import type { JobView, OwnApplication } from '#applications/web/api.ts';
import { vacancyKey } from '#jobs/rules/job-address.ts';
import { applicationsQuery } from './application-queries.ts';

/** Shows a changed own application on the job's page and in the list at once. */
export function useShowApplication() {
  const queryClient = useQueryClient();
  return (application: OwnApplication) => {
    const key = vacancyKey(application);
    queryClient.setQueryData<JobView>(
      key,
      (job) => job && { ...job, application, abilities: { apply: application.abilities.applyAgain } },
    );
    void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.invalidateQueries({ queryKey: applicationsQuery.queryKey });
  };
}
