import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '#checkout/orders/contract.ts';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { SandboxAction } from '#checkout/orders/rules/sandbox-actions.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { orderKey, orderQuery, ordersApi } from './orders-queries.ts';

const LOOK_MS = 5_000;
/** Banks report a paid boleto on the next business day at the earliest. */
const LOOK_AT_BOLETO_MS = 60_000;

/** An order that looks after its payment by itself, and what can be done with it; what failed says so. */
export function useOrder(orderId: string) {
  const { t } = useTranslation('checkout/orders');
  const queryClient = useQueryClient();
  const params = { orderId };
  const order = useQuery(orderQuery(orderId));
  const keep = (view: OrderView) => {
    queryClient.setQueryData(orderKey(orderId), view);
    // A payment that repaid a debt leaves a service order open, and changes the wallet all the same.
    if (view.state !== order.data?.state || view.repaidCents !== order.data.repaidCents) {
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      if (view.state === 'paid' || view.repaidCents > 0) {
        // The figure in the header, and the plan that its first payment starts.
        void queryClient.invalidateQueries({ queryKey: ['wallet'] });
        void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      }
    }
  };
  const fail = (title: string) => (problem: unknown) => {
    toast.error(title, { ...(isApiError(problem) && { description: problem.message }) });
    void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
  };
  const cancel = useMutation({
    mutationFn: () => ordersApi('POST /orders/{orderId}/cancel', { params }),
    onSuccess: (view) => {
      keep(view);
      toast.success(t(view.service ? 'order.changedToast' : 'order.canceledToast'));
    },
    onError: fail(t('failed.cancel')),
  });
  const pay = useMutation({
    mutationFn: (method: ServicePaymentMethod) =>
      ordersApi('POST /orders/{orderId}/payment', { params, body: { method } }),
    onSuccess: keep,
    onError: fail(t('failed.pay')),
  });
  const act = useMutation({
    mutationFn: (action: SandboxAction) =>
      ordersApi('POST /orders/{orderId}/sandboxAction', { params, body: { action } }),
    onSuccess: keep,
    onError: fail(t('failed.act')),
  });
  // Only an open order is looked after: a boleto on its way takes days.
  const { refetch: look } = useQuery({
    queryKey: [...orderKey(orderId), 'look'],
    enabled: order.data?.state === 'open' && order.data.method !== null,
    refetchInterval: order.data?.method === 'boleto' ? LOOK_AT_BOLETO_MS : LOOK_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      keep(await ordersApi('POST /orders/{orderId}/look', { params, signal }));
      return null;
    },
  });
  return { order, cancel, act, pay, look };
}
