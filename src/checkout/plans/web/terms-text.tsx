import { useQuery } from '@tanstack/react-query';
import type { PlanView } from '#checkout/plans/contract.ts';
import { planTermsParts } from '#checkout/plans/rules/plan-terms.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/late-charges.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/termination.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { plansQuery } from './plans-queries.ts';

/** The terms of a plan as they are accepted. */
export function TermsText({ plan }: { plan: PlanView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { data } = useQuery(plansQuery);
  const values = {
    ...{ feePercent: LATE_FEE_PERCENT, interestPercent: INTEREST_PERCENT_A_MONTH },
    plan: say(`plan.${plan.planId}`),
    price: formatCents(plan.monthlyCents),
    whole: formatCents(COMMITMENT_MONTHS * plan.monthlyCents),
    units: t(`units.${plan.product}`, { count: plan.includedUnits }),
    unitPrice: formatCents(plan.unitCents),
  };
  // Where what is paid late costs nothing besides, the terms ask for nothing.
  const parts = planTermsParts.filter((part) => part !== 'late' || data?.lateCharges);
  return parts.map((part) => (
    <section key={part}>
      <h3>{t(`terms.${part}.title`, values)}</h3>
      <p>{t(`terms.${part}.text`, values)}</p>
    </section>
  ));
}
