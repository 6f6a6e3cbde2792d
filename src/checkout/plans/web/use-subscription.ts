import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { checkoutPaths } from '#checkout/paths.ts';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { checkoutApi, plansQuery, subscriptionsQuery } from '#checkout/web/api.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { sayProblem } from '#ui/form/use-send.ts';

interface Answer {
  subscriptions: SubscriptionView[];
  serviceOrderId?: string | null;
}

/** What can be done with a plan; what failed says so, and the plans are read anew. */
export function useSubscription(subscriptionId: string) {
  const { t } = useTranslation('checkout/plans');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { subscriptionId };
  const take = (words: string) => ({
    onSuccess: ({ subscriptions, serviceOrderId = null }: Answer) => {
      queryClient.setQueryData(subscriptionsQuery.queryKey, { subscriptions });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      if (serviceOrderId !== null) void navigate({ to: checkoutPaths.order(serviceOrderId) });
      else toast.success(words);
    },
    onError: (problem: unknown) => {
      sayProblem(t('failed.change'))(problem);
      for (const { queryKey } of [plansQuery, subscriptionsQuery]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const end = useMutation({
    mutationFn: (fineCents: number) =>
      checkoutApi('POST /subscriptions/{subscriptionId}/termination', { params, body: { fineCents } }),
    ...take(t('ended')),
  });
  const drop = useMutation({
    mutationFn: () => checkoutApi('POST /subscriptions/{subscriptionId}/drop', { params }),
    ...take(t('dropped')),
  });
  const change = useMutation({
    mutationFn: (body: Parameters<typeof checkoutApi<'POST /subscriptions/{subscriptionId}/change'>>[1]['body']) =>
      checkoutApi('POST /subscriptions/{subscriptionId}/change', { params, body }),
    ...take(t('lowered')),
  });
  const withdraw = useMutation({
    mutationFn: () => checkoutApi('DELETE /subscriptions/{subscriptionId}/change', { params }),
    ...take(t('changeWithdrawn')),
  });
  return { end, drop, change, withdraw };
}
