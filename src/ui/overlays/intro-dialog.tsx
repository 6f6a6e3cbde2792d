import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useTranslation } from '../i18n.ts';
import { NativeDialog } from './native-dialog.tsx';
import styles from './intro-dialog.module.css';

export interface Intro {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** How a page works, step by step. It opens with the page, so it is not loaded apart. */
export function IntroDialog({ title, steps, onClose }: Intro & { onClose: () => void }) {
  const { t } = useTranslation('platform');
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  return (
    <NativeDialog title={title} closeLabel={t('dialog.close')} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.steps} aria-live="polite">
            <p className="meta">{t('intro.step', { step: index + 1, steps: steps.length })}</p>
            <h3>{step?.title}</h3>
            <p>{step?.text}</p>
          </div>
          <div className={styles.stepsEnd}>
            <Button variant="quiet" onClick={index === 0 ? close : () => setIndex(index - 1)}>
              {t(index === 0 ? 'intro.skip' : 'intro.back')}
            </Button>
            <Button variant="primary" onClick={isLast ? close : () => setIndex(index + 1)}>
              {t(isLast ? 'intro.start' : 'intro.next')}
            </Button>
          </div>
        </>
      )}
    </NativeDialog>
  );
}
