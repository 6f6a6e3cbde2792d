import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/late-charges.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { dateText } from '#ui/marks/date-text.ts';
import styles from './service-orders.module.css';
import { useServiceName } from './use-service-name.ts';

/** What an order is for: its parts with their sums, until when it waits, and what was written about it. */
export function ServiceCard({ service }: { service: ServiceOrderView }) {
  const { t } = useTranslation('checkout/service-orders');
  const nameOf = useServiceName();
  const { items, currency, dueOn, state, description, isChargeable } = service;
  return (
    <Card title={nameOf(service)}>
      <FactsStrip
        facts={[
          ...items.map(({ kind, cents, number, count }) => ({
            label: t(`item.${kind === 'plan' && count !== undefined ? 'planDays' : kind}`, { number, of: count }),
            value: formatCents(cents, currency),
          })),
          ...(state === 'open' ? [{ label: t('mine.due'), value: dateText(dueOn) }] : []),
        ]}
      />
      {isChargeable && (
        <p className="sub">{t('lateNotice', { fee: LATE_FEE_PERCENT, interest: INTEREST_PERCENT_A_MONTH })}</p>
      )}
      {description !== '' && <p className={styles.text}>{description}</p>}
    </Card>
  );
}
