import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { PlanView } from '#checkout/plans/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ScrollRegion } from '#ui/keyboard/scroll-region.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import styles from './plans.module.css';
import { TermsText } from './terms-text.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

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
