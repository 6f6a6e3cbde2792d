import type { OrderView } from '#checkout/orders/contract.ts';
import {
  debtNews,
  isMoneyBack,
  leavesServiceOpen,
  type OrderState,
  shownStateOf,
} from '#checkout/orders/rules/order-states.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Card } from '#ui/page/card.tsx';
import { walletPaths } from '#wallet/paths.ts';
import { BoletoDownload } from './boleto-download.tsx';
import styles from './orders.module.css';

/** What became of an order that nobody can pay any more. */
export function EndedOrder({ order, state }: { order: OrderView; state: Exclude<OrderState, 'open'> }) {
  const { t } = useTranslation('checkout/orders');
  const amount = formatCents(order.cents, order.currency);
  const { service } = order;
  const shown = shownStateOf(order);
  const back = formatCents(order.refundedCents, order.currency);
  const repaid = formatCents(order.repaidCents, order.currency);
  const isStillToPay = leavesServiceOpen(order);
  const isGood = state === 'paid' || state === 'processing';
  return (
    <Card>
      <FactsStrip
        facts={[
          { label: t('facts.amount'), value: amount },
          ...(order.method === null ? [] : [{ label: t('facts.method'), value: t(`method.${order.method}`) }]),
          { label: t('facts.placed'), value: <RelativeTime moment={order.createdAt} /> },
        ]}
      />
      <p className={styles.after}>
        {isMoneyBack(shown)
          ? t(`back.${shown}Text`, { amount, back })
          : debtNews(order) === 'own'
            ? t(isStillToPay ? 'repaid.serviceText' : 'repaid.text', { amount, repaid })
            : service
              ? t(`serviceEnd.${state}Text`, { amount })
              : t(`end.${state}Text`, { amount })}
      </p>
      <div className={styles.actions}>
        {order.abilities.downloadBoleto && <BoletoDownload orderId={order.orderId} />}
        {state === 'paid' && !service && !isMoneyBack(shown) && (
          <ButtonLink variant="primary" to={walletPaths.allocate()}>
            {t('success.allocate')}
          </ButtonLink>
        )}
        {service?.state === 'open' && (!isGood || isStillToPay) ? (
          <ButtonLink variant="primary" to={checkoutPaths.order(service.serviceOrderId)}>
            {t(isStillToPay ? 'order.see' : 'order.change')}
          </ButtonLink>
        ) : (
          <ButtonLink variant={isGood || service ? 'default' : 'primary'} to={checkoutPaths.topUp()}>
            {t(service ? 'success.orders' : isGood ? 'order.wallet' : 'order.again')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
