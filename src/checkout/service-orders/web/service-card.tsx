import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/arrears.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { dateText } from '#ui/marks/date-text.ts';
import styles from './service-orders.module.css';
import { Pill } from '#ui/marks/pill.tsx';

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

const tones = { open: 'warning', paid: 'success', canceled: 'neutral' } as const;

export function ServiceStatePill({ order: { state, isOverdue } }: { order: ServiceOrderView }) {
  const { t } = useTranslation('checkout/service-orders');
  return isOverdue ? <Pill tone="danger">{t('overdue')}</Pill> : <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>;
}

/** What an order is for, in words: its plan, else its type. */
export function useServiceName() {
  const { t } = useTranslation('checkout/service-orders');
  const { t: say } = useTranslation('checkout');
  return ({ planId, type, items }: ServiceOrderView): string => {
    const name = planId === null ? t(`type.${type}`) : say(`plan.${planId}`);
    if (items.some(({ kind }) => kind === 'fine')) return t('fineOf', { name });
    return items.some(({ kind }) => kind === 'raise') ? t('raiseTo', { name }) : name;
  };
}
