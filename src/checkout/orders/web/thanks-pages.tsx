import { useQuery } from '@tanstack/react-query';
import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { useServiceName } from '#checkout/service-orders/web/service-card.tsx';
import { successPage, topUpThanksPage } from '#checkout/web/addresses.ts';
import { orderQuery } from '#checkout/web/api.ts';
import { projectPaths } from '#projects/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks, Thanks, UnreadThanks } from '#ui/states/bare-thanks.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { walletPaths } from '#wallet/paths.ts';

/** The credits have arrived (MON-04). Opened without a paid order, it leads back to the credits. */
export function TopUpThanksPage() {
  const { t } = useTranslation('checkout/orders');
  const { order: orderId } = topUpThanksPage.useSearch();
  const read = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const { data: order } = read;
  if (orderId === undefined || (order && order.state !== 'paid'))
    return <BareThanks to={checkoutPaths.topUp()} label={t('title')} />;
  if (!order) return <UnreadThanks query={read} />;
  const [amount, repaid] = [order.cents, order.repaidCents].map((cents) => formatCents(cents, order.currency));
  const hasRepaid = order.repaidCents > 0;
  return (
    <Thanks
      title={t(hasRepaid ? 'repaid.title' : 'thanks.title')}
      description={t(hasRepaid ? 'repaid.text' : 'thanks.text', { amount, repaid })}
      actions={
        <>
          <ButtonLink variant="primary" to={walletPaths.wallet()}>
            {t('thanks.wallet')}
          </ButtonLink>
          <ButtonLink to={walletPaths.allocate()}>{t('success.allocate')}</ButtonLink>
          <ButtonLink to={projectPaths.list()}>{t('thanks.projects')}</ButtonLink>
          <ButtonLink to={checkoutPaths.topUp()}>{t('thanks.more')}</ButtonLink>
        </>
      }
    />
  );
}

/** A service or a plan is paid (CHK-01). Opened without a paid order, it leads back to the orders; of one whose payment repaid a debt, to the order. */
export function SuccessPage() {
  const { t } = useTranslation('checkout/orders');
  const nameOf = useServiceName();
  const { order: orderId } = successPage.useSearch();
  const read = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const { data: order } = read;
  const service = order?.service;
  if (order && service?.state === 'open' && order.repaidCents > 0)
    return (
      <Page width="reading" centered>
        <MessagePage
          title={t('success.open')}
          description={t('repaid.earlier', { repaid: formatCents(order.repaidCents, order.currency) })}
          actions={
            <ButtonLink variant="primary" to={checkoutPaths.order(service.serviceOrderId)}>
              {t('order.see')}
            </ButtonLink>
          }
        />
      </Page>
    );
  if (orderId === undefined || (order && (order.state !== 'paid' || service?.state !== 'paid')))
    return <BareThanks to={checkoutPaths.topUp()} label={t('success.orders')} />;
  if (!order || !service) return <UnreadThanks query={read} />;
  return (
    <Thanks
      title={t('success.title')}
      description={t('success.text', { amount: formatCents(order.cents, order.currency), what: nameOf(service) })}
      actions={
        <>
          <ButtonLink variant="primary" to={projectPaths.list()}>
            {t('thanks.projects')}
          </ButtonLink>
          {service.type === 'credits' && <ButtonLink to={walletPaths.allocate()}>{t('success.allocate')}</ButtonLink>}
          {service.planId !== null && <ButtonLink to={plansPath}>{t('success.plans')}</ButtonLink>}
          <ButtonLink to={walletPaths.wallet()}>{t('success.statement')}</ButtonLink>
          <ButtonLink to={checkoutPaths.topUp()}>{t('success.orders')}</ButtonLink>
        </>
      }
    />
  );
}
