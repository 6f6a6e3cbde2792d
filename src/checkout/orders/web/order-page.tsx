import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import type { OrderView } from '#checkout/orders/contract.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { ServiceCard } from '#checkout/service-orders/web/service-card.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { orderPage } from './addresses.ts';
import { debtNews, isMoneyBack, shownStateOf } from '#checkout/orders/rules/order-states.ts';
import { ChoosePayment } from './choose-payment.tsx';
import { EndedOrder } from './ended-order.tsx';
import { OpenOrder } from './open-order.tsx';
import { OrderStatePill } from './order-state.tsx';
import type { PayerProps } from './use-payer.ts';
import { SandboxActions } from './sandbox-actions.tsx';
import { useOrder } from './use-order.ts';

/** One order: what it is paid with, and what became of it (CHK-01, CHK-02). */
export function OrderPage({ PayerCompany }: { PayerCompany: ComponentType<PayerProps> }) {
  const { t } = useTranslation('checkout/orders');
  const { orderId } = orderPage.useParams();
  const navigate = useNavigate();
  const { order: read, cancel, act, pay, look } = useOrder(orderId);
  const { data, error } = read;
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
      {!data && error && (
        <LoadError
          error={error}
          title={t('failed.loadOrder')}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
          framed
        />
      )}
      {!data && !error && (
        <Loading>
          <SkeletonCard height={360} />
        </Loading>
      )}
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
