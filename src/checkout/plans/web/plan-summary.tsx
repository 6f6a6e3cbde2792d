import { useQuery } from '@tanstack/react-query';
import type { PlanView } from '#checkout/plans/contract.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/late-charges.ts';
import { COMMITMENT_MONTHS, FINE_PERCENT, NOTICE_DAYS } from '#checkout/subscriptions/rules/termination.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { plansQuery } from './plans-queries.ts';
import styles from './plans.module.css';

/** What is bought, and what its commitment costs in all, beside the form. */
export function PlanSummary({ plan: { planId, product, monthlyCents, includedUnits, unitCents } }: { plan: PlanView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { t: pay } = useTranslation('checkout/service-orders');
  const { data } = useQuery(plansQuery);
  return (
    <Card title={say(`plan.${planId}`)}>
      <p className={styles.price}>
        <b>{formatCents(monthlyCents)}</b> {t('aMonth')}
      </p>
      <p>{t(`units.${product}`, { count: includedUnits })}</p>
      <p className="sub">{t(`above.${product}`, { price: formatCents(unitCents, 'BRL', true) })}</p>
      <p>
        {t('wholeCommitment', {
          ...{ months: COMMITMENT_MONTHS, price: formatCents(monthlyCents) },
          whole: formatCents(COMMITMENT_MONTHS * monthlyCents),
        })}
      </p>
      <p className="sub">{t('earlyEnd', { percent: FINE_PERCENT, days: NOTICE_DAYS })}</p>
      {data?.lateCharges && (
        <p className="sub">{pay('lateNotice', { fee: LATE_FEE_PERCENT, interest: INTEREST_PERCENT_A_MONTH })}</p>
      )}
      <p className="sub">{t('commitmentLong')}</p>
    </Card>
  );
}
