import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import type { OrderView } from '#checkout/orders/contract.ts';
import { debtNews, isMoneyBack, type SandboxAction, shownStateOf } from '#checkout/orders/rules/order-states.ts';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { ServiceCard } from '#checkout/service-orders/web/service-card.tsx';
import { orderPage } from '#checkout/web/addresses.ts';
import { checkoutApi, orderKey, orderQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { ChoosePayment, type PayerProps } from './choose-payment.tsx';
import { EndedOrder, OpenOrder } from './order-card.tsx';
import { OrderStatePill, SandboxNotice } from './order-parts.tsx';
import styles from './orders.module.css';
import { sayProblem } from '#ui/form/use-send.ts';

/** One order: what it is paid with, and what became of it (CHK-01, CHK-02). */
export function OrderPage({ PayerCompany }: { PayerCompany: ComponentType<PayerProps> }) {
  const { t } = useTranslation('checkout/orders');
  const { orderId } = orderPage.useParams();
  const navigate = useNavigate();
  const { order: read, cancel, act, pay, look } = useOrder(orderId);
  const { data } = read;
  const wasOpen = useRef(false);
  const state = data?.state;
  const service = data?.service ?? null;
  const isService = service !== null;
  const isDone = state === 'paid' && (service === null || service.state === 'paid');
  useEffect(() => {
    // Whoever waits here for the payment is thanked; whoever opens a paid order reads it.
    if (isDone && wasOpen.current)
      void navigate({ to: isService ? checkoutPaths.success(orderId) : checkoutPaths.thanks(orderId), replace: true });
    if (state === 'open') wasOpen.current = true;
  }, [state, isService, isDone, navigate, orderId]);
  const titleOf = (order: OrderView) => {
    const { state: now, cents, currency } = order;
    if (now === 'open') return t('order.title', { amount: formatCents(cents, currency) });
    const shown = shownStateOf(order);
    if (isMoneyBack(shown)) return t(`back.${shown}`);
    if (now === 'paid' && order.repaidCents > 0) return t('repaid.title');
    return order.service ? t(`serviceEnd.${now}`) : t(`end.${now}`);
  };
  return (
    <Page width="reading">
      <PageTitle
        title={data ? titleOf(data) : t('list.order')}
        crumbs={[{ label: t('order.back'), to: checkoutPaths.topUp() }, { label: t('list.order') }]}
      >
        {data && <OrderStatePill order={data} />}
      </PageTitle>
      <Unread query={read} title={t('failed.loadOrder')} framed skeleton={<SkeletonCard height={360} />} />
      {data && (
        <Stack>
          {data.isSandbox && data.abilities.act.length > 0 && (
            <SandboxActions actions={data.abilities.act} isBusy={act.isPending} onAct={act.mutate} />
          )}
          {data.service && <ServiceCard service={data.service} />}
          {debtNews(data) === 'earlier' && (
            <Alert tone="info" live>
              {t('repaid.earlier', { repaid: formatCents(data.repaidCents, data.currency) })}
            </Alert>
          )}
          {data.state !== 'open' && <EndedOrder order={data} state={data.state} />}
          {data.state === 'open' && data.method !== null && (
            <OpenOrder
              order={data}
              isCanceling={cancel.isPending}
              onCancel={() => cancel.mutate()}
              onPaid={() => void look()}
            />
          )}
          {data.state === 'open' && (data.method === null || data.abilities.pay.length > 0) && (
            <ChoosePayment
              methods={data.abilities.pay}
              isBusy={pay.isPending}
              onPay={pay.mutate}
              PayerCompany={PayerCompany}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

interface SandboxActionsProps {
  actions: readonly SandboxAction[];
  isBusy: boolean;
  onAct: (action: SandboxAction) => void;
}

/** In place of a bank: what would happen to the payment is a button. */
function SandboxActions({ actions, isBusy, onAct }: SandboxActionsProps) {
  const { t } = useTranslation('checkout/orders');
  return (
    <SandboxNotice>
      <div className={styles.actions} role="group" aria-label={t('sandbox.label')}>
        {actions.map((action) => (
          <Button key={action} size="sm" disabled={isBusy} onClick={() => onAct(action)}>
            {t(`sandbox.${action}`)}
          </Button>
        ))}
      </div>
    </SandboxNotice>
  );
}

const LOOK_MS = 5_000;
/** Banks report a paid boleto on the next business day at the earliest. */
const LOOK_AT_BOLETO_MS = 60_000;

/** An order that looks after its payment by itself, and what can be done with it; what failed says so. */
function useOrder(orderId: string) {
  const { t } = useTranslation('checkout/orders');
  const queryClient = useQueryClient();
  const params = { orderId };
  const order = useQuery(orderQuery(orderId));
  const keep = (view: OrderView) => {
    queryClient.setQueryData(orderKey(orderId), view);
    // A payment that repaid a debt leaves a service order open, and changes the wallet all the same.
    if (view.state !== order.data?.state || view.repaidCents !== order.data.repaidCents) {
      // With the figure in the header, and the plan that its first payment starts.
      for (const key of ['orders', 'wallet', 'subscriptions']) void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
  const fail = (title: string) => (problem: unknown) => {
    sayProblem(title)(problem);
    void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
  };
  const cancel = useMutation({
    mutationFn: () => checkoutApi('POST /orders/{orderId}/cancel', { params }),
    onSuccess: (view) => {
      keep(view);
      toast.success(t(view.service ? 'order.changedToast' : 'order.canceledToast'));
    },
    onError: fail(t('failed.cancel')),
  });
  const pay = useMutation({
    mutationFn: (method: ServicePaymentMethod) =>
      checkoutApi('POST /orders/{orderId}/payment', { params, body: { method } }),
    onSuccess: keep,
    onError: fail(t('failed.pay')),
  });
  const act = useMutation({
    mutationFn: (action: SandboxAction) =>
      checkoutApi('POST /orders/{orderId}/sandboxAction', { params, body: { action } }),
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
      keep(await checkoutApi('POST /orders/{orderId}/look', { params, signal }));
      return null;
    },
  });
  return { order, cancel, act, pay, look };
}
