import { useTranslation } from '#ui/i18n.ts';
import { IconArrowsSort } from '#ui/icons/icons.ts';
import styles from './motivators.module.css';

interface MoveMenuProps {
  name: string;
  /** From 0. */
  place: number;
  total: number;
  disabled: boolean;
  onMove: (place: number) => void;
}

/** All target positions of a card, as an alternative to dragging: a native select, which opens at once and suits touch. */
export function MoveMenu({ name, place, total, disabled, onMove }: MoveMenuProps) {
  const { t } = useTranslation('quizzes/motivators');
  return (
    <span className={styles.move} title={t('moveTo')}>
      <IconArrowsSort size={16} aria-hidden="true" />
      <select
        aria-label={t('moveCard', { name })}
        value={place}
        disabled={disabled || total < 2}
        onChange={({ target }) => onMove(Number(target.value))}
      >
        {Array.from({ length: total }, (_, other) => (
          <option key={other} value={other}>
            {t('place', { place: other + 1 })}
          </option>
        ))}
      </select>
    </span>
  );
}
