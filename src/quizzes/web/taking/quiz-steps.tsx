import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { useKeysWithin } from '#ui/keyboard/use-keys-within.ts';
import { testsPath } from '#quizzes/paths.ts';
import { firstOpenStep, isAnswered } from './answers.ts';
import { answersOf } from './attempt-state.ts';
import type { AttemptToTake, StepProps, StepScreen } from './quiz-screen.ts';
import { StepNotices } from './step-notices.tsx';
import { StepProgress } from './step-progress.tsx';
import { StepShortcuts } from './step-shortcuts.tsx';
import { moveOfKey } from './step-keys.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';
import { useFinish } from './use-finish.ts';

interface QuizStepsProps extends AttemptToTake {
  screen: StepScreen;
}

/** The steps of an open attempt, one at a time. Only finishing waits for the server. */
export function QuizSteps({ screen, attempt, read }: QuizStepsProps) {
  const { t } = useTranslation('quizzes/taking');
  const { quiz } = screen;
  const { saver, state } = useAttempt(quiz, attempt);
  const finish = useFinish(quiz, saver);
  const answers = answersOf(state);
  const [step, setStep] = useState(() => firstOpenStep(quiz, answers));
  const [wantsMore, setWantsMore] = useState(false);
  const [isResumed, setResumed] = useState(() => Object.keys(answers).length > 0);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => saver.adopt(read), [saver, read]);
  // The focus moves along, so that keys work at once and a screen reader announces the new question.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);

  const isLast = step === quiz.stepCount - 1;
  const readOnly = state.isFinishing || state.stopped !== null;

  function goTo(target: number): void {
    setWantsMore(false);
    setResumed(false);
    setStep(target);
    // The shell scrolls an inner element, so the browser is asked for the scroll position.
    top.current?.scrollIntoView({ block: 'start' });
  }

  async function end(): Promise<void> {
    const outcome = await finish();
    if (outcome.kind !== 'open') return;
    goTo(outcome.step);
    setWantsMore(true);
  }

  function goOn(): void {
    // Read from the saver, because an automatic continue happens in the very event of the choice.
    const now = answersOf(saver.read());
    if (readOnly) return;
    if (!isAnswered(quiz, now, step)) return setWantsMore(true);
    if (!isLast) return goTo(step + 1);
    const open = firstOpenStep(quiz, now);
    if (isAnswered(quiz, now, open)) return void end();
    goTo(open);
    setWantsMore(true);
  }

  const props: StepProps = {
    step,
    answer: answers[step],
    answers,
    change: (answer) => saver.change({ step, answer }),
    // Finishing is always confirmed: nobody should finish by mistake.
    advance: () => !isLast && goOn(),
    readOnly,
  };

  useKeysWithin(top, (event) => {
    if (readOnly || event.defaultPrevented) return;
    if (screen.onKey?.(event, props)) return event.preventDefault();
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    if (move === 'next') goOn();
    else if (step > 0) goTo(step - 1);
  });

  const hasGap = wantsMore && !isAnswered(quiz, answers, step);
  const next = screen.nextLabel?.(step) ?? t('next');
  return (
    <div ref={top} className={styles.steps} role="group" aria-labelledby={headingId}>
      <StepProgress quiz={quiz} step={step} answers={answers} saving={state.saving} />
      <StepNotices quiz={quiz.key} state={state} isResumed={isResumed} />
      <div className={styles.step}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          <span className="sr-only">{t('position', { number: step + 1, total: quiz.stepCount })}. </span>
          {screen.question(step)}
        </h2>
        <div key={step} className={styles.fields}>
          {screen.renderStep(props)}
        </div>
        <div role="alert">{hasGap && <FieldError>{screen.describeGap(props)}</FieldError>}</div>
      </div>
      <FormFooter
        start={
          step > 0 ? (
            <Button onClick={() => goTo(step - 1)} disabled={readOnly}>
              {t('back')}
            </Button>
          ) : (
            <ButtonLink to={testsPath}>{t('leave')}</ButtonLink>
          )
        }
        note={<StepShortcuts screen={screen} />}
        end={
          <Button variant="primary" onClick={goOn} loading={state.isFinishing} disabled={state.stopped !== null}>
            {isLast ? t('finish') : next}
          </Button>
        }
      />
    </div>
  );
}
