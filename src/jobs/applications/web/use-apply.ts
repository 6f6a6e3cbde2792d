import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { AdmissionLink } from '#jobs/applications/rules/application-intent.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { api, type OwnApplication } from '#jobs/web/api.ts';
import type { JobAddress } from '#jobs/board/web/board-search.ts';
import { applicationsQuery, jobQuery } from '#jobs/vacancy/web/job-queries.ts';

/** Shows a changed own application on the job's page and in the list at once. */
export function useShowApplication() {
  const queryClient = useQueryClient();
  return (application: OwnApplication) => {
    const key = jobQuery(application).queryKey;
    queryClient.setQueryData(
      key,
      (job) => job && { ...job, application, abilities: { apply: application.abilities.applyAgain } },
    );
    void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.invalidateQueries({ queryKey: applicationsQuery.queryKey });
  };
}

export function useApply(job: JobAddress, link: AdmissionLink, onSettled: () => void) {
  const { t } = useTranslation('jobs');
  const queryClient = useQueryClient();
  const show = useShowApplication();
  return useMutation({
    mutationFn: (targets: AffirmativeTarget[]) => {
      const { projectId, positionIndex } = job;
      return api('POST /opportunities/selfAdmission', {
        body: {
          projectId,
          positionIndex,
          ...link,
          ...(targets.length > 0 && { declaration: { targets, consent: true as const } }),
        },
      });
    },
    onSuccess: (application) => {
      show(application);
      toast.success(t('apply.done'), { description: t('apply.doneText') });
    },
    onError: (error) => {
      toast.error(isApiError(error) ? error.message : t('apply.failed'));
      // The page itself shows what is missing, or that there is an application already.
      void queryClient.invalidateQueries({ queryKey: jobQuery(job).queryKey });
    },
    onSettled,
  });
}
