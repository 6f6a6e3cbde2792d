import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { dateText } from '#ui/marks/date-text.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { plansQuery } from './plans-queries.ts';
import { useChangePlan } from './use-change-plan.ts';

const ChangePlanDialog = lazyPart(async () => (await import('./change-plan-dialog.tsx')).ChangePlanDialog);

/** The change that waits, which can be taken back. */
export function WaitingChange({ plan }: { plan: SubscriptionView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { withdraw } = useChangePlan(plan.subscriptionId);
  const { next } = plan;
  if (!next) return null;
  const { serviceOrderId, startsOn } = next;
  const values = { plan: say(`plan.${next.planId}`), price: formatCents(next.monthlyCents) };
  return (
    <Alert
      tone="info"
      action={
        <>
          {serviceOrderId !== null && (
            <ButtonLink variant="primary" size="sm" to={checkoutPaths.order(serviceOrderId)}>
              {t('pay')}
            </ButtonLink>
          )}
          <Button size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('changeWithdraw')}
          </Button>
        </>
      }
    >
      {startsOn === null ? t('raiseWaits', values) : t('lowerWaits', { ...values, day: dateText(startsOn) })}
    </Alert>
  );
}

/** Leads to the other plans of the product. */
export function ChangeButtons({ plan }: { plan: SubscriptionView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { data } = useQuery(plansQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const others = data?.plans.filter(({ product, planId }) => product === plan.product && planId !== plan.planId) ?? [];
  const other = others.find(({ planId }) => planId === chosen);
  return (
    <>
      {others.map(({ planId }) => (
        <Button key={planId} onClick={() => setChosen(planId)}>
          {t('changeTo', { plan: say(`plan.${planId}`) })}
        </Button>
      ))}
      {data && other && (
        <ChangePlanDialog plan={plan} other={other} termsVersion={data.termsVersion} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
