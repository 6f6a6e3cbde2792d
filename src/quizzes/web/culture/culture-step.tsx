import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { cultureQuestions, cultureScene } from '#quizzes/content/culture-statements.ts';
import { clampPoints, type CultureFields, readFields, spreadRest } from '#quizzes/rules/culture/culture-points.ts';
import { cultureKeys, cultureQuestionKeys } from '#quizzes/rules/culture/culture.ts';
import type { StepProps } from '../taking/quiz-screen.ts';
import styles from './culture.module.css';
import { PointsLeft } from './points-left.tsx';
import { StatementPoints } from './statement-points.tsx';
import { useBilingual } from '../use-bilingual.ts';

/** One question: 100 points over its four statements. An incomplete answer stays on this device until it adds up to 100. */
export function CultureStep({ step, answer, change, readOnly }: StepProps) {
  const { t } = useTranslation('quizzes/culture');
  const say = useBilingual();
  const { statements } = cultureQuestions[cultureQuestionKeys[step]!];
  /** While a slider is dragged, intermediate values are not answers, even where they add up to 100. */
  const [inHand, setInHand] = useState<CultureFields | null>(null);
  const fields = inHand ?? readFields(answer);
  const letters = lettersOf(step);
  const latest = useRef({ fields, inHand, change });
  latest.current = { fields, inHand, change };
  // Stable functions, so that changing one statement does not rerender the others.
  const give = useCallback(
    (letter: number, points: number) => latest.current.change(latest.current.fields.with(letter, clampPoints(points))),
    [latest],
  );
  const drag = useCallback(
    (letter: number, points: number) => setInHand(latest.current.fields.with(letter, clampPoints(points))),
    [latest],
  );
  const rest = useCallback(() => {
    const { inHand: dragged, change: keep } = latest.current;
    if (!dragged) return;
    setInHand(null);
    keep(dragged);
  }, [latest]);
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
            onChange={give}
            onDrag={drag}
            onRest={rest}
          />
        ))}
      </ul>
    </div>
  );
}

/** Each question starts with another culture, so that none is always first. */
function lettersOf(step: number): number[] {
  return cultureKeys.map((_, place) => (place + step) % cultureKeys.length);
}
