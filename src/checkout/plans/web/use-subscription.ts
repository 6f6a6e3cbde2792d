import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { plansApi, subscriptionsQuery } from './plans-queries.ts';

/** What can be done with a plan; what failed says so, and the plans are read anew. */
export function useSubscription(subscriptionId: string) {
  const { t } = useTranslation('checkout/plans');
  const queryClient = useQueryClient();
  const params = { subscriptionId };
  const take = (answer: { subscriptions: SubscriptionView[] }, words: string) => {
    queryClient.setQueryData(subscriptionsQuery.queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    toast.success(words);
  };
  const fail = (problem: unknown) => {
    toast.error(t('failed.change'), { ...(isApiError(problem) && { description: problem.message }) });
    void queryClient.invalidateQueries({ queryKey: subscriptionsQuery.queryKey });
  };
  const end = useMutation({
    mutationFn: (fineCents: number) =>
      plansApi('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } }),
    onSuccess: (answer) => take(answer, t('ended')),
    onError: fail,
  });
  const keep = useMutation({
    mutationFn: () => plansApi('POST /subscriptions/{subscriptionId}/renewal', { params }),
    onSuccess: (answer) => take(answer, t('kept')),
    onError: fail,
  });
  const drop = useMutation({
    mutationFn: () => plansApi('POST /subscriptions/{subscriptionId}/drop', { params }),
    onSuccess: (answer) => take(answer, t('dropped')),
    onError: fail,
  });
  return { end, keep, drop };
}
