import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { stepMinutes, type Thread, type ThreadStep } from '#applications/thread/rules/thread-steps.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronDown, IconCircle, IconCircleCheckFilled } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import styles from './thread.module.css';

interface StepListProps {
  thread: Thread;
  addressOf: (step: ThreadStep) => string;
}

/** What is done and what is left, as one line that opens. */
export function StepList({ thread, addressOf }: StepListProps) {
  const { t } = useTranslation('applications/thread');
  const { steps, doneCount, minutesLeft } = thread;
  const [isOpen, setOpen] = useState(false);
  const here = useLocation({ select: ({ href }) => href });
  useEffect(() => setOpen(false), [here]);
  const progress = t('progress', { done: doneCount, count: steps.length });
  return (
    <details className={styles.steps} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{progress}</b> {minutesLeft > 0 && t('left', { count: minutesLeft })}
          <IconChevronDown size={16} aria-hidden="true" />
        </span>
        <MeterBar value={doneCount} maximum={steps.length} label={progress} tone="success" />
      </summary>
      <ol>
        {steps.map(({ step, done }) => (
          <li key={step} data-done={done || undefined}>
            {done ? (
              <IconCircleCheckFilled size={18} aria-label={t('done')} />
            ) : (
              <IconCircle size={18} aria-label={t('open')} />
            )}
            {done ? <span>{t(`step.${step}`)}</span> : <PageLink to={addressOf(step)}>{t(`step.${step}`)}</PageLink>}
            {!done && <span className="meta">{t('minutes', { count: stepMinutes[step] })}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
