import type { PlanView } from '#checkout/plans/contract.ts';
import { planTermsParts } from '#checkout/plans/rules/plan-terms.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/termination.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';

/** The terms of a plan as they are accepted. */
export function TermsText({ plan }: { plan: PlanView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const values = {
    plan: say(`plan.${plan.planId}`),
    price: formatCents(plan.monthlyCents),
    whole: formatCents(COMMITMENT_MONTHS * plan.monthlyCents),
    units: t(`units.${plan.product}`, { count: plan.includedUnits }),
    unitPrice: formatCents(plan.unitCents),
  };
  return planTermsParts.map((part) => (
    <section key={part}>
      <h3>{t(`terms.${part}.title`, values)}</h3>
      <p>{t(`terms.${part}.text`, values)}</p>
    </section>
  ));
}
