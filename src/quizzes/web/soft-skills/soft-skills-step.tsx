import { useEffect, useId, useRef } from 'react';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { softSkillScale } from '#quizzes/content/soft-skill-items.ts';
import type { StepProps } from '../taking/quiz-screen.ts';
import styles from './soft-skills.module.css';

/** How long the choice is shown before the next statement replaces it, so that a double click does not answer two. */
const SHOWN_MS = 180;

/** A statement's frequency: five words, from "never" to "always". */
export function SoftSkillsStep({ answer, change, advance, readOnly }: StepProps) {
  const { t } = useTranslation('quizzes/soft-skills');
  const name = useId();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <div role="radiogroup" aria-label={t('scale')} className={styles.scale}>
      {softSkillScale.map(({ [currentLanguage()]: word }, worth) => (
        <label key={word} className={styles.word}>
          <input
            type="radio"
            name={name}
            checked={answer === worth}
            disabled={readOnly}
            onChange={() => change(worth)}
            onClick={({ detail }) => {
              // Arrow keys trigger clicks too, with a count of zero: they only explore the choices.
              if (detail === 0) return;
              change(worth);
              window.clearTimeout(timer.current);
              timer.current = window.setTimeout(advance, SHOWN_MS);
            }}
          />
          <span className={styles.dot} aria-hidden="true" />
          {word}
        </label>
      ))}
    </div>
  );
}
