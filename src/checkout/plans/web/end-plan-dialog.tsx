import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubscriptionView, TerminationView } from '#checkout/plans/contract.ts';
import { dateText } from '#ui/marks/date-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import styles from './plans.module.css';
import { terminationQuery } from './termination-query.ts';
import { useSubscription } from './use-subscription.ts';

interface EndPlanDialogProps {
  plan: SubscriptionView;
  onClose: () => void;
}

/** Shows when a plan would end and what that costs, as a sum, before it is confirmed (CHK-03). */
export function EndPlanDialog({ plan, onClose }: EndPlanDialogProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { data, error, isFetching, refetch } = useQuery(terminationQuery(plan.subscriptionId));
  const { end } = useSubscription(plan.subscriptionId);
  const title = t('endAsk', { plan: say(`plan.${plan.planId}`) });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('endKeep') }}>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />}
      {!data && !error && <SkeletonText lines={4} />}
      {data && (
        <>
          <div className={styles.dialogText}>
            <p>{t('endUntil', { day: dateText(data.endsOn) })}</p>
            {data.fineCents === 0 ? <p>{t('noFine')}</p> : <Fine plan={plan} termination={data} />}
          </div>
          <FormFooter
            start={<Button onClick={onClose}>{t('endKeep')}</Button>}
            end={
              <Button
                variant="danger"
                loading={end.isPending}
                onClick={() => end.mutate(data.fineCents, { onSettled: onClose })}
              >
                {t('endConfirm')}
              </Button>
            }
          />
        </>
      )}
    </Modal>
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
