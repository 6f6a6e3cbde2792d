import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { api } from '#applications/web/api.ts';

const key = 'GET /applications/{applicationId}/declaration';

export const declarationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['jobs', 'declaration', applicationId],
    queryFn: ({ signal }) => api(key, { params: { applicationId }, signal }),
  });

/** Declares and withdraws, and shows the server's answer. */
export function useDeclaration(applicationId: string) {
  const { t } = useTranslation('applications/declarations');
  const queryClient = useQueryClient();
  const params = { applicationId };
  const { queryKey } = declarationQuery(applicationId);
  const onError = (error: unknown) => toast.error(isApiError(error) ? error.message : t('failed'));
  const declare = useMutation({
    mutationFn: (targets: AffirmativeTarget[]) =>
      api('PUT /applications/{applicationId}/declaration', { params, body: { targets, consent: true } }),
    onSuccess: (own) => {
      queryClient.setQueryData(queryKey, own);
      toast.success(t('saved'));
    },
    onError,
  });
  const takeBack = useMutation({
    mutationFn: () => api('DELETE /applications/{applicationId}/declaration', { params }),
    onSuccess: (own) => {
      queryClient.setQueryData(queryKey, own);
      toast.info(t('takenBack'));
    },
    onError,
  });
  return { declare, takeBack };
}
