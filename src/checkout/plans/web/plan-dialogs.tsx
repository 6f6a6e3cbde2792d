import { Modal } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlanChangeView, PlanView, SubscriptionView, TerminationView } from '#checkout/plans/contract.ts';
import { checkoutApi } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { dateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import styles from './plans.module.css';
import { TermsText } from './terms-dialog.tsx';
import { useSubscription } from './use-subscription.ts';

interface MeaningDialogProps<Meaning> {
  title: string;
  keep: string;
  meaning: UseQueryResult<Meaning>;
  text: (meaning: Meaning) => ReactNode;
  confirm: (meaning: Meaning) => ReactNode;
  onClose: () => void;
}

/** What is agreed to is never from the cache. */
const fresh = { staleTime: 0, gcTime: 0 };

/** Shows what something means today, as sums and dates, before it is confirmed (CHK-03). */
function MeaningDialog<Meaning>({ title, keep, meaning, text, confirm, onClose }: MeaningDialogProps<Meaning>) {
  const { data } = meaning;
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': keep }}>
      <Unread query={meaning} compact skeleton={<SkeletonText lines={4} />} />
      {data && (
        <>
          <div className={styles.dialogText}>{text(data)}</div>
          <FormFooter start={<Button onClick={onClose}>{keep}</Button>} end={confirm(data)} />
        </>
      )}
    </Modal>
  );
}

interface ChangePlanDialogProps {
  plan: SubscriptionView;
  /** The plan to change to, and the version of its terms. */
  other: PlanView;
  termsVersion: string;
  onClose: () => void;
}

export function ChangePlanDialog({ plan: { subscriptionId }, other, termsVersion, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { planId } = other;
  const meaning = useQuery({
    ...fresh,
    queryKey: ['subscriptions', 'change', subscriptionId, planId],
    queryFn: ({ signal }) =>
      checkoutApi('GET /subscriptions/{subscriptionId}/change', {
        ...{ params: { subscriptionId }, query: { planId }, signal },
      }),
  });
  const { change } = useSubscription(subscriptionId);
  return (
    <MeaningDialog
      title={t('changeAsk', { plan: say(`plan.${planId}`) })}
      keep={t('changeKeep')}
      meaning={meaning}
      onClose={onClose}
      text={(data) => (
        <>
          <ChangeText change={data} other={other} />
          <Disclosure summary={t('changeTerms')}>
            <ScrollRegion role="region" label={t('changeTerms')} className={styles.termsText}>
              <TermsText plan={other} />
            </ScrollRegion>
          </Disclosure>
        </>
      )}
      confirm={({ isRaise, monthlyCents, nowCents }) => (
        <Button
          variant="primary"
          loading={change.isPending}
          onClick={() => change.mutate({ planId, monthlyCents, nowCents, termsVersion }, { onSettled: onClose })}
        >
          {t(isRaise ? 'raiseConfirm' : 'lowerConfirm')}
        </Button>
      )}
    />
  );
}

function ChangeText({ change, other }: { change: PlanChangeView; other: PlanView }) {
  const { t } = useTranslation('checkout/plans');
  const { isRaise, nowCents, days, daysOfMonth, months, committedUntil, monthlyCents } = change;
  const price = formatCents(monthlyCents);
  return (
    <>
      <p>
        {t(`units.${other.product}`, { count: other.includedUnits })}.{' '}
        {isRaise ? t('raiseText') : t('lowerText', { day: dateText(change.startsOn) })}
      </p>
      {isRaise && (
        <p className={styles.sum}>
          {t('raiseNow', { count: days, of: daysOfMonth })} <b>{formatCents(nowCents)}</b>
        </p>
      )}
      <p>{t('changeMonthly', { price, day: dateText(change.billedFrom) })}</p>
      <p>
        {months === 0
          ? t('changeFree')
          : t('changeWhole', { count: months, day: dateText(committedUntil), whole: formatCents(change.wholeCents) })}
      </p>
    </>
  );
}

export function EndPlanDialog({ plan, onClose }: { plan: SubscriptionView; onClose: () => void }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { subscriptionId } = plan;
  const meaning = useQuery({
    ...fresh,
    queryKey: ['subscriptions', 'termination', subscriptionId],
    queryFn: ({ signal }) =>
      checkoutApi('GET /subscriptions/{subscriptionId}/termination', { params: { subscriptionId }, signal }),
  });
  const { end } = useSubscription(subscriptionId);
  return (
    <MeaningDialog
      title={t('endAsk', { plan: say(`plan.${plan.planId}`) })}
      keep={t('endKeep')}
      meaning={meaning}
      onClose={onClose}
      text={(data) => (
        <>
          <p>{t('endUntil', { day: dateText(data.endsOn) })}</p>
          {data.fineCents === 0 ? <p>{t('noFine')}</p> : <Fine plan={plan} termination={data} />}
        </>
      )}
      confirm={({ fineCents }) => (
        <Button variant="danger" loading={end.isPending} onClick={() => end.mutate(fineCents, { onSettled: onClose })}>
          {t('endConfirm')}
        </Button>
      )}
    />
  );
}

function Fine({ plan, termination }: { plan: SubscriptionView; termination: TerminationView }) {
  const { t } = useTranslation('checkout/plans');
  const { committedUntil, months, days, daysOfMonth, fineCents } = termination;
  const rest = [
    ...(months > 0 ? [t('months', { count: months })] : []),
    ...(days > 0 ? [t('days', { count: days, of: daysOfMonth })] : []),
  ].join(' + ');
  return (
    <>
      <p>{t('fineText', { day: dateText(committedUntil) })}</p>
      <p className={styles.sum}>
        20% × {formatCents(plan.monthlyCents)} × ({rest}) = <b>{formatCents(fineCents)}</b>
      </p>
    </>
  );
}
