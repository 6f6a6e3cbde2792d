import { useCallback, useRef } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { cultureQuestions, cultureScene } from '#quizzes/content/culture-statements.ts';
import { clampPoints, readFields, spreadRest } from '#quizzes/rules/culture-points.ts';
import { cultureKeys, cultureQuestionKeys } from '#quizzes/rules/culture.ts';
import type { StepProps } from '../taking/quiz-screen.ts';
import styles from './culture.module.css';
import { PointsLeft } from './points-left.tsx';
import { StatementPoints } from './statement-points.tsx';
import { useBilingual } from '../use-bilingual.ts';

/** One question: 100 points over its four statements. What is half done stays on this device until it comes to 100. */
export function CultureStep({ step, answer, change, readOnly }: StepProps) {
  const { t } = useTranslation('quizzes/culture');
  const say = useBilingual();
  const { statements } = cultureQuestions[cultureQuestionKeys[step]!];
  const fields = readFields(answer);
  const letters = lettersOf(step);
  const latest = useRef({ fields, change });
  latest.current = { fields, change };
  // Always the same function, so that a point given to one statement draws no other anew.
  const setPoints = useCallback(
    (letter: number, points: number) => {
      const { fields: now, change: keep } = latest.current;
      keep(now.with(letter, clampPoints(points)));
    },
    [latest],
  );
  return (
    <div className={styles.question}>
      <p className={styles.scene}>{say(cultureScene)}</p>
      <PointsLeft
        shown={letters.map((letter) => fields[letter] ?? 0)}
        readOnly={readOnly}
        onShare={() => change(spreadRest(fields))}
        onClear={() => change(readFields(null))}
      />
      <ul className={styles.statements} aria-label={t('statements')}>
        {letters.map((letter, place) => (
          <StatementPoints
            key={letter}
            letter={letter}
            place={place}
            text={say(statements[cultureKeys[letter]!])}
            points={fields[letter] ?? 0}
            readOnly={readOnly}
            onChange={setPoints}
          />
        ))}
      </ul>
    </div>
  );
}

/** The statements begin with another culture in each question, so that none is always the first. */
function lettersOf(step: number): number[] {
  return cultureKeys.map((_, place) => (place + step) % cultureKeys.length);
}
