import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { orderKey, ordersApi } from '#checkout/orders/web/orders-queries.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { PlanView } from '#checkout/plans/contract.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { plansApi, plansQuery, subscriptionsQuery } from './plans-queries.ts';

interface Choice {
  plan: PlanView;
  termsVersion: string;
  /** Null: no method is on offer here; the order waits for one. */
  method: ServicePaymentMethod | null;
}

/** Orders a plan and begins its payment. A payment that does not begin leaves the order, where another method can be chosen. */
export function useChoosePlan() {
  const { t } = useTranslation('checkout/plans');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const say = (title: string) => (problem: unknown) =>
    toast.error(title, { ...(isApiError(problem) && { description: problem.message }) });
  return useMutation({
    mutationFn: async ({ plan: { planId, monthlyCents }, termsVersion, method }: Choice) => {
      const { serviceOrderId } = await plansApi('POST /subscriptions', {
        body: { planId, monthlyCents, termsVersion },
      });
      if (method === null) return serviceOrderId;
      const params = { orderId: serviceOrderId };
      await ordersApi('POST /orders/{orderId}/payment', { params, body: { method } })
        .then((view) => queryClient.setQueryData(orderKey(serviceOrderId), view))
        .catch(say(t('failed.pay')));
      return serviceOrderId;
    },
    onSuccess: (serviceOrderId) => {
      void queryClient.invalidateQueries({ queryKey: subscriptionsQuery.queryKey });
      void navigate({ to: checkoutPaths.order(serviceOrderId) });
    },
    onError: (problem) => {
      say(t('failed.choose'))(problem);
      void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
    },
  });
}
