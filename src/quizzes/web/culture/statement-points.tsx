import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, memo, useId, useRef } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { CULTURE_POINTS } from '#quizzes/rules/culture.ts';
import styles from './culture.module.css';
import { PointsField } from './points-field.tsx';

/** What the buttons add and a dragged slider stops at; keys and the field give single points. */
const STRIDE = 5;

interface StatementPointsProps {
  /** Which of the four fields it is. */
  letter: number;
  /** On the screen, from 0; its colour follows from it, so that no culture always has the same. */
  place: number;
  text: string;
  points: number;
  readOnly: boolean;
  onChange: (letter: number, points: number) => void;
}

/** A statement with its points: by slider, by field, by buttons. */
export const StatementPoints = memo(function StatementPoints({
  letter,
  place,
  text,
  points,
  readOnly,
  onChange,
}: StatementPointsProps) {
  const { t } = useTranslation('quizzes/culture');
  const textId = useId();
  const isDragged = useRef(false);
  const give = (value: number) => onChange(letter, value);
  const inStrides = (value: number) => Math.round(value / STRIDE) * STRIDE;
  return (
    <li className={styles.statement} data-place={place}>
      <p id={textId}>{text}</p>
      <div className={styles.points}>
        <input
          type="range"
          className={styles.slider}
          style={{ '--given': `${points}%` } as CSSProperties}
          min={0}
          max={CULTURE_POINTS}
          value={points}
          disabled={readOnly}
          aria-labelledby={textId}
          aria-valuetext={t('points', { count: points })}
          onPointerDown={() => (isDragged.current = true)}
          onPointerUp={() => (isDragged.current = false)}
          onPointerCancel={() => (isDragged.current = false)}
          onChange={({ target }) => give(isDragged.current ? inStrides(target.valueAsNumber) : target.valueAsNumber)}
        />
        <IconButton
          label={t('less', { count: STRIDE })}
          aria-describedby={textId}
          outlined
          disabled={readOnly || points === 0}
          onClick={() => give(points - STRIDE)}
        >
          <IconMinus size={16} aria-hidden="true" />
        </IconButton>
        <PointsField labelledBy={textId} points={points} readOnly={readOnly} onChange={give} />
        <IconButton
          label={t('more', { count: STRIDE })}
          aria-describedby={textId}
          outlined
          disabled={readOnly || points === CULTURE_POINTS}
          onClick={() => give(points + STRIDE)}
        >
          <IconPlus size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
