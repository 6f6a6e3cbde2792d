import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, type OwnApplication } from '#applications/web/api.ts';
import { applicationsQuery, historyQuery } from '#applications/own/web/application-queries.ts';
import { useShowApplication } from '#applications/own/web/use-show-application.ts';

/** Answers to an offer of interview times; reloads whatever happened meanwhile. */
export function useInterviewAnswer({ id: applicationId }: OwnApplication) {
  const { t } = useTranslation('applications/interviews');
  const queryClient = useQueryClient();
  const show = useShowApplication();
  const params = { applicationId };
  const settle = {
    onError: (problem: unknown) => {
      toast.error(isApiError(problem) ? problem.message : t('failed'));
      void queryClient.invalidateQueries({ queryKey: applicationsQuery.queryKey });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: historyQuery(applicationId).queryKey }),
  };
  const pick = useMutation({
    mutationFn: (slotId: string) =>
      api('POST /applications/{applicationId}/interview/confirm', { params, body: { slotId } }),
    onSuccess: (application) => {
      show(application);
      toast.success(t('picked'), { description: t('pickedText') });
    },
    ...settle,
  });
  const reschedule = useMutation({
    mutationFn: (reason: string) =>
      api('POST /applications/{applicationId}/interview/reschedule', { params, body: { reason } }),
    onSuccess: (application) => {
      show(application);
      toast.success(t('asked'));
    },
    ...settle,
  });
  const callOff = useMutation({
    mutationFn: (reason: string) =>
      api('POST /applications/{applicationId}/interview/cancel', { params, body: { reason } }),
    onSuccess: (application) => {
      show(application);
      toast.success(t('callOff.done'));
    },
    ...settle,
  });
  return { pick, reschedule, callOff };
}
