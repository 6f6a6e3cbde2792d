import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkoutPaths } from '#checkout/paths.ts';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { plansQuery } from '#checkout/web/api.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { dateText } from '#ui/marks/date-text.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import styles from './plans.module.css';
import { useSubscription } from './use-subscription.ts';

const EndPlanDialog = lazyPart(async () => (await import('./plan-dialogs.tsx')).EndPlanDialog);

const tones = {
  waiting: 'warning',
  active: 'success',
  ending: 'neutral',
  ended: 'neutral',
  dropped: 'neutral',
} as const;

/** One plan of the company: what it costs, what is used of it, what is to be paid, and how it ends. */
export function SubscriptionCard({ plan }: { plan: SubscriptionView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const [isEnding, setEnding] = useState(false);
  const [isDropAsked, setDropAsked] = useState(false);
  const { drop } = useSubscription(plan.subscriptionId);
  const { state, isSuspended, openOrder, abilities, endsOn, committedUntil, billedUntil, usedUnits, includedUnits } =
    plan;
  const facts = [
    { label: t('fact.price'), value: formatCents(plan.monthlyCents) },
    ...(endsOn === null
      ? [
          ...(billedUntil === null ? [] : [{ label: t('fact.next'), value: dateText(billedUntil) }]),
          ...(committedUntil === null ? [] : [{ label: t('fact.committed'), value: dateText(committedUntil) }]),
        ]
      : [{ label: t('fact.ends'), value: dateText(endsOn) }]),
  ];
  return (
    <Card
      title={say(`plan.${plan.planId}`)}
      action={
        isSuspended ? (
          <Pill tone="danger">{t('state.suspended')}</Pill>
        ) : (
          <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
        )
      }
    >
      <Stack>
        {openOrder && (
          <Alert
            tone={openOrder.isOverdue ? 'danger' : 'info'}
            action={
              <ButtonLink variant="primary" size="sm" to={checkoutPaths.order(openOrder.serviceOrderId)}>
                {t('pay')}
              </ButtonLink>
            }
          >
            {isSuspended
              ? t('suspendedText', { amount: formatCents(openOrder.overdueCents) })
              : openOrder.isOverdue
                ? t('overdue', { amount: formatCents(openOrder.overdueCents), count: openOrder.overdueCount })
                : t('toPay', { amount: formatCents(openOrder.cents) })}
          </Alert>
        )}
        <WaitingChange plan={plan} />
        <FactsStrip facts={facts} />
        {state !== 'waiting' && (
          <div className={styles.used}>
            <p className="sub">
              {t(`used.${plan.product}`, { used: usedUnits, included: includedUnits })}
              {usedUnits > includedUnits &&
                ` ${t('usedAbove', { amount: formatCents((usedUnits - includedUnits) * plan.unitCents) })}`}
            </p>
            <MeterBar
              label={t('usedLabel')}
              value={usedUnits}
              maximum={includedUnits}
              tone={usedUnits > includedUnits ? 'warning' : 'data'}
            />
          </div>
        )}
        <div className={styles.actions}>
          {abilities.change && <ChangeButtons plan={plan} />}
          {abilities.end && (
            <Button variant="dangerQuiet" onClick={() => setEnding(true)}>
              {t('end')}
            </Button>
          )}
          {abilities.drop && (
            <Button variant="dangerQuiet" loading={drop.isPending} onClick={() => setDropAsked(true)}>
              {t('drop')}
            </Button>
          )}
        </div>
      </Stack>
      {isEnding && <EndPlanDialog plan={plan} onClose={() => setEnding(false)} />}
      <ConfirmDialog
        opened={isDropAsked}
        onClose={() => setDropAsked(false)}
        title={t('dropAsk')}
        confirmLabel={t('drop')}
        cancelLabel={t('dropKeep')}
        destructive
        onConfirm={() => {
          setDropAsked(false);
          drop.mutate();
        }}
      >
        {t('dropText')}
      </ConfirmDialog>
    </Card>
  );
}

const ChangePlanDialog = lazyPart(async () => (await import('./plan-dialogs.tsx')).ChangePlanDialog);

function WaitingChange({ plan }: { plan: SubscriptionView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { withdraw } = useSubscription(plan.subscriptionId);
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

function ChangeButtons({ plan }: { plan: SubscriptionView }) {
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
