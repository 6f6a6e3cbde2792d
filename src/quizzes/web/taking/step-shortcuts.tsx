import { memo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { StepScreen } from './quiz-screen.ts';
import styles from './taking.module.css';

/** The shortcuts for answering and continuing: the same for all steps, so answers do not rerender them. */
export const StepShortcuts = memo(function StepShortcuts({ screen }: { screen: StepScreen }) {
  const { t } = useTranslation('quizzes/taking');
  const shown = [
    ...(screen.shortcuts ?? []),
    { keys: ['Enter'], label: t('keys.next') },
    { keys: ['←'], label: t('keys.back') },
  ];
  return <KeyHints shown={shown} />;
});

/** Describes the shortcuts, for people with a keyboard. */
export function KeyHints({ shown }: { shown: NonNullable<StepScreen['shortcuts']> }) {
  const { t } = useTranslation('quizzes/taking');
  return (
    <span className={styles.shortcuts} aria-label={t('keys.label')} role="note">
      {shown.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </span>
  );
}
