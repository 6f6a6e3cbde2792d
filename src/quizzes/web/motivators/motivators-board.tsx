import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { testsPath } from '#quizzes/paths.ts';
import { deckOf, latestRow } from '#quizzes/rules/motivators/motivator-row.ts';
import { motivatorKeys, motivatorsQuiz } from '#quizzes/rules/motivators/motivators.ts';
import { answersOf } from '../taking/attempt-state.ts';
import type { AttemptToTake } from '../taking/quiz-screen.ts';
import { StepNotices } from '../taking/step-notices.tsx';
import { StepProgress } from '../taking/step-progress.tsx';
import { KeyHints } from '../taking/step-shortcuts.tsx';
import { useAttempt } from '../taking/use-attempt.ts';
import { useFinish } from '../taking/use-finish.ts';
import { CardRow } from './card-row.tsx';
import { HandCard } from './hand-card.tsx';
import styles from './motivators.module.css';
import { useRow } from './use-row.ts';

/** The deck and the row: every deal is a step of the test, and moving cards updates the latest answer. */
export function MotivatorsBoard({ attempt, read }: AttemptToTake) {
  const { t } = useTranslation('quizzes/motivators');
  const { t: taking } = useTranslation('quizzes/taking');
  const { saver, state } = useAttempt(motivatorsQuiz, attempt);
  const finish = useFinish(motivatorsQuiz, saver);
  const [wantsMore, setWantsMore] = useState(false);
  const [isResumed] = useState(() => attempt.answeredSteps > 0);
  const answers = answersOf(state);
  const lying = latestRow(answers);
  const row = useRow({
    row: lying,
    change: (next) => saver.change({ step: next.length - 1, answer: next }),
    readOnly: state.isFinishing || state.stopped !== null,
  });
  useEffect(() => saver.adopt(read), [saver, read]);

  const deck = deckOf(attempt.id, lying);
  const [top] = deck;
  const keys = [
    { keys: [t('keys.space')], label: t('keys.lift') },
    { keys: ['←', '→'], label: t('keys.move') },
  ];
  return (
    <div className={styles.board}>
      <StepProgress
        quiz={motivatorsQuiz}
        step={Math.min(lying.length, motivatorKeys.length - 1)}
        answers={answers}
        saving={state.saving}
      />
      <StepNotices
        quiz="motivators"
        state={state}
        isResumed={isResumed && !row.isComplete && lying.length === attempt.answeredSteps}
      />
      {top ? (
        <HandCard card={top} row={row} />
      ) : (
        <Alert tone="success" title={t('allDealt')}>
          {t('allDealtText')}
        </Alert>
      )}
      <CardRow row={row} />
      <div role="alert">
        {wantsMore && deck.length > 0 && <FieldError>{t('gap', { count: deck.length })}</FieldError>}
      </div>
      <FormFooter
        start={<ButtonLink to={testsPath}>{taking('leave')}</ButtonLink>}
        note={<KeyHints shown={keys} />}
        end={
          <Button
            variant="primary"
            loading={state.isFinishing}
            disabled={state.stopped !== null}
            onClick={() => (row.isComplete ? void finish() : setWantsMore(true))}
          >
            {taking('finish')}
          </Button>
        }
      />
    </div>
  );
}
