import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import styles from './panel.module.css';

const steps = ['plan', 'work', 'finish', 'approve'] as const;

export function IntroModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tasks/board');
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  return (
    <Modal opened onClose={onClose} title={t('intro.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={styles.steps} aria-live="polite">
        <p className="meta">{t('intro.step', { step: index + 1, steps: steps.length })}</p>
        <h3>{t(`intro.${step}.title`)}</h3>
        <p>{t(`intro.${step}.text`)}</p>
      </div>
      <div className={styles.stepsEnd}>
        <Button variant="quiet" onClick={index === 0 ? onClose : () => setIndex(index - 1)}>
          {t(index === 0 ? 'intro.skip' : 'intro.back')}
        </Button>
        <Button variant="primary" onClick={isLast ? onClose : () => setIndex(index + 1)}>
          {t(isLast ? 'intro.start' : 'intro.next')}
        </Button>
      </div>
    </Modal>
  );
}
