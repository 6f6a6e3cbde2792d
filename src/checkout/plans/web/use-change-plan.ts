import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { checkoutPaths } from '#checkout/paths.ts';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import type { PlanId } from '#checkout/rules/plan-catalogue.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { plansApi, plansQuery, subscriptionsQuery } from './plans-queries.ts';

interface Accepted {
  planId: PlanId;
  monthlyCents: number;
  nowCents: number;
  termsVersion: string;
}

/** Changes a plan, and leads to the order of a raise; takes a change back. */
export function useChangePlan(subscriptionId: string) {
  const { t } = useTranslation('checkout/plans');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { subscriptionId };
  const take = ({ subscriptions }: { subscriptions: SubscriptionView[] }) => {
    queryClient.setQueryData(subscriptionsQuery.queryKey, { subscriptions });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  const onError = (problem: unknown) => {
    toast.error(t('failed.change'), { ...(isApiError(problem) && { description: problem.message }) });
    for (const { queryKey } of [plansQuery, subscriptionsQuery]) void queryClient.invalidateQueries({ queryKey });
  };
  const change = useMutation({
    mutationFn: (body: Accepted) => plansApi('POST /subscriptions/{subscriptionId}/change', { params, body }),
    onSuccess: (answer) => {
      take(answer);
      if (answer.serviceOrderId === null) toast.success(t('lowered'));
      else void navigate({ to: checkoutPaths.order(answer.serviceOrderId) });
    },
    onError,
  });
  const withdraw = useMutation({
    mutationFn: () => plansApi('DELETE /subscriptions/{subscriptionId}/change', { params }),
    onSuccess: (answer) => {
      take(answer);
      toast.success(t('changeWithdrawn'));
    },
    onError,
  });
  return { change, withdraw };
}
