import { useId } from 'react';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { IconThumbDown, IconThumbUp } from '#ui/icons/icons.ts';
import type { StepProps } from '../taking/quiz-screen.ts';
import { markPhrase, personalityMarks, readPersonalityDraft } from './personality-draft.ts';
import styles from './personality.module.css';

const icons = { most: IconThumbUp, least: IconThumbDown };

/** Four phrases with two choices, one column each: arrows move within a column, Tab to the next. */
export function PersonalityStep({ step, answer, change, readOnly }: StepProps) {
  const { t } = useTranslation('quizzes/personality');
  const id = useId();
  const draft = readPersonalityDraft(step, answer);
  const phrases = personalitySteps[step] ?? [];
  const markOf = (trait: string) => personalityMarks.find((mark) => draft[mark] === trait);
  return (
    <div className={styles.phrases}>
      {phrases.map(({ trait, [currentLanguage()]: text }, row) => (
        <p key={trait} id={`${id}${trait}`} data-mark={markOf(trait)} style={{ gridRow: row + 2 }}>
          {text}
        </p>
      ))}
      {personalityMarks.map((mark, column) => {
        const Icon = icons[mark];
        return (
          <div key={mark} role="radiogroup" aria-labelledby={`${id}${mark}`} className={styles.column}>
            <span id={`${id}${mark}`} className={styles.title} style={{ gridColumn: column + 2 }}>
              <span className="sr-only">{t(`marks.${mark}`)}</span>
              <span aria-hidden="true" className="only-wide">
                {t(`marks.${mark}`)}
              </span>
              <span aria-hidden="true" className="only-narrow">
                {t(`marksShort.${mark}`)}
              </span>
            </span>
            {phrases.map(({ trait }, row) => (
              <label key={trait} className={styles.mark} style={{ gridColumn: column + 2, gridRow: row + 2 }}>
                <input
                  type="radio"
                  name={`${id}${mark}`}
                  aria-labelledby={`${id}${trait}`}
                  checked={draft[mark] === trait}
                  disabled={readOnly}
                  onChange={() => change(markPhrase(draft, mark, trait))}
                />
                <Icon size={20} aria-hidden="true" />
              </label>
            ))}
          </div>
        );
      })}
    </div>
  );
}
