import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import styles from './culture.module.css';

interface PointsFieldProps {
  /** Id of the element with the statement. */
  labelledBy: string;
  points: number;
  readOnly: boolean;
  onChange: (points: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Points as digits; an empty field counts as zero. */
export function PointsField({ labelledBy, points, readOnly, onChange }: PointsFieldProps) {
  const { t } = useTranslation('quizzes/culture');
  const unitId = useId();
  /** The current input, which may be empty for a moment. */
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    const digits = text.trim();
    // What is no number changes nothing: `1e3` isn't 13.
    if (!/^\d{0,3}$/.test(digits)) return;
    const given = Math.min(100, Number(digits));
    setTyped(digits === '' ? '' : String(given));
    onChange(given);
  }

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    setTyped(null);
    onChange(points + by);
  }

  return (
    <span className={styles.field}>
      <input
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={typed ?? String(points)}
        readOnly={readOnly}
        aria-labelledby={`${unitId} ${labelledBy}`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={step}
        onBlur={() => setTyped(null)}
      />
      <span id={unitId} className="sr-only">
        {t('field')}
      </span>
    </span>
  );
}
