import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { api } from '../api.ts';
import { resultQuery } from './result-queries.ts';

/** Creates and revokes the link to a result. */
export function useShare(quiz: QuizKey) {
  const { t } = useTranslation('quizzes/results');
  const queryClient = useQueryClient();
  const { queryKey } = resultQuery(quiz);
  const onError = async (error: Error) => {
    toast.error(t('share.failed'), isApiError(error) ? { description: error.message } : {});
    await queryClient.invalidateQueries({ queryKey });
  };
  const make = useMutation({
    mutationFn: () => api('POST /tests/{quiz}/share', { params: { quiz } }),
    onSuccess: (share) => queryClient.setQueryData(queryKey, (own) => own && { ...own, share }),
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => api('DELETE /tests/{quiz}/share', { params: { quiz } }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, (own) => own && { ...own, share: null });
      toast.success(t('share.revoked'));
    },
    onError,
  });
  return { make, revoke };
}
