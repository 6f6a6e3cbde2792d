import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconAlertCircle } from '#ui/icons/icons.ts';
import styles from './form.module.css';

export interface ErrorSummaryProps {
  problems: readonly { fieldId: string; label: string }[];
}

/** Links to the invalid fields; the first link is focused. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const { t } = useTranslation('platform');
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;
  const first = problems[0]?.fieldId;
  useEffect(() => {
    if (first === undefined) return;
    const field = document.getElementById(first);
    (field ?? box.current)?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [first, count]);
  if (count === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <IconAlertCircle size={18} aria-hidden="true" />
      <p>
        <b>{t('errorSummary.title', { count })}</b>{' '}
        {problems.map((problem, index) => (
          <span key={problem.fieldId}>
            {index > 0 && (index === count - 1 ? ` ${t('errorSummary.and')} ` : ', ')}
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(problem.fieldId)?.focus();
              }}
            >
              {problem.label}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
