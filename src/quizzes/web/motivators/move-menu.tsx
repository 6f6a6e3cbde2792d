import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from './motivators.module.css';

interface MoveMenuProps {
  name: string;
  /** From 0. */
  place: number;
  total: number;
  disabled: boolean;
  onMove: (place: number) => void;
}

/** Every place a card may go to, for who does not drag: the browser's own list, which opens at once and suits a thumb. */
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
