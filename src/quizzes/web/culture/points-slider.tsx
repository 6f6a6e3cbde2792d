import { type CSSProperties, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { CULTURE_POINTS } from '#quizzes/rules/culture/culture.ts';
import styles from './culture.module.css';

/** Step of a dragged slider; keys change single points. */
const STRIDE = 5;

interface PointsSliderProps {
  /** Id of the element with the statement. */
  labelledBy: string;
  points: number;
  readOnly: boolean;
  onChange: (points: number) => void;
  /** While dragging. */
  onDrag: (points: number) => void;
  /** On release. */
  onRest: () => void;
}

export function PointsSlider({ labelledBy, points, readOnly, onChange, onDrag, onRest }: PointsSliderProps) {
  const { t } = useTranslation('quizzes/culture');
  const isDragging = useRef(false);
  const take = (value: number) => (isDragging.current ? onDrag(Math.round(value / STRIDE) * STRIDE) : onChange(value));
  function rest(): void {
    isDragging.current = false;
    onRest();
  }
  return (
    <input
      type="range"
      className={styles.slider}
      style={{ '--given': `${points}%` } as CSSProperties}
      min={0}
      max={CULTURE_POINTS}
      value={points}
      disabled={readOnly}
      aria-labelledby={labelledBy}
      aria-valuetext={t('points', { count: points })}
      onPointerDown={() => (isDragging.current = true)}
      onPointerUp={rest}
      onPointerCancel={rest}
      onBlur={rest}
      onChange={({ target }) => take(target.valueAsNumber)}
    />
  );
}
