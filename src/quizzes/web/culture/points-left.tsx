import { Button } from '#ui/controls/button.tsx';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { useTranslation } from '#ui/i18n.ts';
import { type CultureFields, remainingOf } from '#quizzes/rules/culture/culture-points.ts';
import { CULTURE_POINTS } from '#quizzes/rules/culture/culture.ts';
import styles from './culture.module.css';

/** A screen reader announces the rest when a slider stops, not at every intermediate value. */
const SPOKEN_AFTER_MS = 700;

interface PointsLeftProps {
  /** The points in the order of the displayed statements. */
  shown: CultureFields;
  readOnly: boolean;
  onShare: () => void;
  onClear: () => void;
}

/** The distribution of the 100 points, and the rest; always visible. */
export function PointsLeft({ shown, readOnly, onShare, onClear }: PointsLeftProps) {
  const { t } = useTranslation('quizzes/culture');
  const rest = remainingOf(shown);
  const text =
    rest === 0 ? t('rest.none') : rest > 0 ? t('rest.some', { count: rest }) : t('rest.over', { count: -rest });
  const spoken = useDebounced(text, SPOKEN_AFTER_MS);
  const given = CULTURE_POINTS - rest;
  const whole = Math.max(CULTURE_POINTS, given);
  return (
    <div className={styles.left} data-rest={rest === 0 ? 'none' : rest > 0 ? 'some' : 'over'}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((points, place) => (
          <i key={place} data-place={place} style={{ width: `${(points / whole) * 100}%` }} />
        ))}
      </div>
      <p className={styles.rest}>
        <b className="num">{text}</b>
        <Button size="sm" variant="quiet" disabled={readOnly || given === 0} onClick={onClear}>
          {t('clear')}
        </Button>
        <Button size="sm" disabled={readOnly || rest <= 0} onClick={onShare}>
          {t('share')}
        </Button>
      </p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </div>
  );
}
