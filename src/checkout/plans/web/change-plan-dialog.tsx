import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PlanChangeView, PlanView, SubscriptionView } from '#checkout/plans/contract.ts';
import { dateText } from '#ui/marks/date-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { changeQuery } from './change-query.ts';
import styles from './plans.module.css';
import { TermsText } from './terms-text.tsx';
import { useChangePlan } from './use-change-plan.ts';

interface ChangePlanDialogProps {
  plan: SubscriptionView;
  /** The plan to change to, and the version of its terms. */
  other: PlanView;
  termsVersion: string;
  onClose: () => void;
}

/** Shows what a change of plan means, what it costs now and until when, before it is confirmed (CHK-03). */
export function ChangePlanDialog({ plan, other, termsVersion, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { data, error, isFetching, refetch } = useQuery(changeQuery(plan.subscriptionId, other.planId));
  const { change } = useChangePlan(plan.subscriptionId);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changeAsk', { plan: say(`plan.${other.planId}`) })}
      closeButtonProps={{ 'aria-label': t('changeKeep') }}
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />}
      {!data && !error && <SkeletonText lines={4} />}
      {data && (
        <>
          <div className={styles.dialogText}>
            <ChangeText change={data} other={other} />
            <Disclosure summary={t('changeTerms')}>
              <ScrollRegion role="region" label={t('changeTerms')} className={styles.termsText}>
                <TermsText plan={other} />
              </ScrollRegion>
            </Disclosure>
          </div>
          <FormFooter
            start={<Button onClick={onClose}>{t('changeKeep')}</Button>}
            end={
              <Button
                variant="primary"
                loading={change.isPending}
                onClick={() =>
                  change.mutate(
                    {
                      ...{ planId: data.planId, monthlyCents: data.monthlyCents, nowCents: data.nowCents },
                      termsVersion,
                    },
                    { onSettled: onClose },
                  )
                }
              >
                {t(data.isRaise ? 'raiseConfirm' : 'lowerConfirm')}
              </Button>
            }
          />
        </>
      )}
    </Modal>
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
