import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlanView } from '#checkout/plans/contract.ts';
import { planTermsParts } from '#checkout/rules/plan-catalogue.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/arrears.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/plan-change.ts';
import { plansQuery } from '#checkout/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import styles from './plans.module.css';

interface TermsDialogProps {
  plan: PlanView;
  isBusy: boolean;
  onClose: () => void;
  onAccept: () => void;
}

/** The terms of a plan. The button first turns the page; at the end of the text it accepts (CHK-01). */
export function TermsDialog(props: TermsDialogProps) {
  const { t } = useTranslation('checkout/plans');
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="lg"
      title={t('terms.title')}
      closeButtonProps={{ 'aria-label': t('terms.close') }}
    >
      <Terms {...props} />
    </Modal>
  );
}

/** A component of its own, because a modal shows its content later than itself. */
function Terms({ plan, isBusy, onClose, onAccept }: TermsDialogProps) {
  const { t } = useTranslation('checkout/plans');
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isRead = useReadToEnd(frame, end);
  function goOn() {
    const { current } = frame;
    if (isRead) onAccept();
    else current?.scrollBy({ top: current.clientHeight * 0.9 });
  }
  return (
    <>
      <ScrollRegion ref={frame} role="region" label={t('terms.title')} className={styles.termsText}>
        <TermsText plan={plan} />
        <span ref={end} />
      </ScrollRegion>
      <p role="status" className={styles.termsState}>
        {isRead ? t('terms.read') : t('terms.unread')}
      </p>
      <FormFooter
        start={<Button onClick={onClose}>{t('terms.close')}</Button>}
        end={
          <Button variant="primary" loading={isBusy} onClick={goOn}>
            {isRead ? t('terms.accept') : t('terms.more')}
          </Button>
        }
      />
    </>
  );
}

/** Whether the end of a scrolled text was seen, by whatever means; at once where all of it fits into the frame. */
function useReadToEnd(frame: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!frame.current || !end.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRead(true);
      },
      // A line before the very end, because zoomed pages end on fractions of a pixel.
      { root: frame.current, rootMargin: '0px 0px 24px 0px' },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [frame, end]);
  return isRead;
}

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
