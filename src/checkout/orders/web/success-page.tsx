import { useQuery } from '@tanstack/react-query';
import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { useServiceName } from '#checkout/service-orders/web/use-service-name.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { walletPaths } from '#wallet/paths.ts';
import { successPage } from './addresses.ts';
import { orderQuery } from './orders-queries.ts';

/** A service or a plan is paid (CHK-01). Opened without a paid order, it leads back to the orders; of one whose payment repaid a debt, to the order. */
export function SuccessPage() {
  const { t } = useTranslation('checkout/orders');
  const nameOf = useServiceName();
  const { order: orderId } = successPage.useSearch();
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== undefined,
  });
  if (data?.service?.state === 'open' && data.repaidCents > 0)
    return (
      <Page width="reading" centered>
        <MessagePage
          title={t('success.open')}
          description={t('repaid.earlier', { repaid: formatCents(data.repaidCents, data.currency) })}
          actions={
            <ButtonLink variant="primary" to={checkoutPaths.order(data.service.serviceOrderId)}>
              {t('order.see')}
            </ButtonLink>
          }
        />
      </Page>
    );
  if (orderId === undefined || (data && (data.state !== 'paid' || data.service?.state !== 'paid')))
    return <BareThanks to={checkoutPaths.topUp()} label={t('success.orders')} />;
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />;
  if (!data?.service)
    return (
      <Page width="reading" centered>
        <Loading>
          <SkeletonCard height={240} />
        </Loading>
      </Page>
    );
  return (
    <Page width="reading" centered>
      <EmptyState
        level={1}
        illustration="arrival"
        title={t('success.title')}
        description={t('success.text', { amount: formatCents(data.cents, data.currency), what: nameOf(data.service) })}
        actions={
          <>
            <ButtonLink variant="primary" to={projectPaths.list()}>
              {t('thanks.projects')}
            </ButtonLink>
            {data.service.type === 'credits' && (
              <ButtonLink to={walletPaths.allocate()}>{t('success.allocate')}</ButtonLink>
            )}
            {data.service.planId !== null && <ButtonLink to={plansPath}>{t('success.plans')}</ButtonLink>}
            <ButtonLink to={walletPaths.wallet()}>{t('success.statement')}</ButtonLink>
            <ButtonLink to={checkoutPaths.topUp()}>{t('success.orders')}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}
