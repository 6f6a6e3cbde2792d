import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { api } from '#applications/web/api.ts';
import { clearIntent, isSameJob, readIntent } from '#applications/web/saved-intent.ts';
import { useShowApplication } from '#applications/own/web/use-show-application.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';

export function useApply(job: JobAddress, link: AdmissionLink, onSettled: () => void) {
  const { t } = useTranslation('applications');
  const queryClient = useQueryClient();
  const show = useShowApplication();
  return useMutation({
    mutationFn: ({ targets, sharesResults }: { targets: AffirmativeTarget[]; sharesResults: boolean }) => {
      const { projectId, positionIndex } = job;
      const intent = readIntent();
      const invitation = intent && isSameJob(intent, job) ? intent.invitation : undefined;
      return api('POST /opportunities/selfAdmission', {
        body: {
          projectId,
          positionIndex,
          ...link,
          sharesResults,
          ...(invitation !== undefined && { invitation }),
          ...(targets.length > 0 && { declaration: { targets, consent: true as const } }),
        },
      });
    },
    onSuccess: (application) => {
      const intent = readIntent();
      if (intent && isSameJob(intent, job)) clearIntent();
      show(application);
      toast.success(t('apply.done'), { description: t('apply.doneText') });
    },
    onError: (error) => {
      toast.error(isApiError(error) ? error.message : t('apply.failed'));
      // The page itself shows missing requirements or an existing application.
      void queryClient.invalidateQueries({ queryKey: vacancyKey(job) });
    },
    onSettled,
  });
}
