import { memo, useId } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { CULTURE_POINTS } from '#quizzes/rules/culture/culture.ts';
import { IconMinus, IconPlus } from '#ui/icons/icons.ts';
import styles from './culture.module.css';
import { PointsField } from './points-field.tsx';
import { PointsSlider } from './points-slider.tsx';

/** Step of the buttons. */
const STRIDE = 5;

interface StatementPointsProps {
  /** Index of the field. */
  letter: number;
  /** Displayed position, from 0; it determines the colour, so that no culture always has the same. */
  place: number;
  text: string;
  points: number;
  readOnly: boolean;
  onChange: (letter: number, points: number) => void;
  /** While its slider is dragged. */
  onDrag: (letter: number, points: number) => void;
  onRest: () => void;
}

/** A statement with its points, set by slider, field or buttons. */
export const StatementPoints = memo(function StatementPoints({
  letter,
  place,
  text,
  points,
  readOnly,
  onChange,
  onDrag,
  onRest,
}: StatementPointsProps) {
  const { t } = useTranslation('quizzes/culture');
  const textId = useId();
  const give = (value: number) => onChange(letter, value);
  return (
    <li className={styles.statement} data-place={place}>
      <p id={textId}>{text}</p>
      <div className={styles.points}>
        <PointsSlider
          labelledBy={textId}
          points={points}
          readOnly={readOnly}
          onChange={give}
          onDrag={(value) => onDrag(letter, value)}
          onRest={onRest}
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
