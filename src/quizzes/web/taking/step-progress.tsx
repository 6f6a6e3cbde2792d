import { useTranslation } from '#ui/i18n.ts';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { type AnyQuiz, type Answers, countAnswered, minutesLeft } from './answers.ts';
import type { AttemptState } from './attempt-state.ts';
import styles from './taking.module.css';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, kept: IconCloudOff };

interface StepProgressProps {
  quiz: AnyQuiz;
  step: number;
  answers: Answers;
  saving: AttemptState['saving'];
}

/** Progress in the test, the estimated remaining time, and the state of saving. */
export function StepProgress({ quiz, step, answers, saving }: StepProgressProps) {
  const { t } = useTranslation('quizzes/taking');
  const answered = countAnswered(quiz, answers);
  const Icon = icons[saving];
  return (
    <div className={styles.progress}>
      <p>
        <b className="num">{t('position', { number: step + 1, total: quiz.stepCount })}</b>
        <span>{t('minutesLeft', { count: minutesLeft(quiz, answered) })}</span>
        <span className={styles.saving} data-saving={saving}>
          <Icon size={16} aria-hidden="true" />
          {t(`saving.${saving}`)}
        </span>
      </p>
      <MeterBar
        value={answered}
        maximum={quiz.stepCount}
        label={t('answered', { count: answered, total: quiz.stepCount })}
      />
      {/* Only what changes something for the person is spoken, not every single save. */}
      <p className="sr-only" role="status">
        {saving === 'kept' && t('keptText')}
      </p>
    </div>
  );
}
