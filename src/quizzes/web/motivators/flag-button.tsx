import { useTranslation } from '#ui/i18n.ts';
import { IconMoodSad, IconMoodSmile } from '#ui/icons/icons.ts';
import styles from './motivators.module.css';

interface FlagButtonProps {
  name: string;
  motivates: boolean;
  disabled: boolean;
  onFlip: () => void;
}

/** Toggles whether a card motivates or demotivates. */
export function FlagButton({ name, motivates, disabled, onFlip }: FlagButtonProps) {
  const { t } = useTranslation('quizzes/motivators');
  const Icon = motivates ? IconMoodSmile : IconMoodSad;
  const flag = t(motivates ? 'motivates' : 'demotivates');
  return (
    <button
      type="button"
      className={styles.flag}
      data-motivates={motivates}
      disabled={disabled}
      aria-label={t('flip', { flag, name })}
      title={t(motivates ? 'toDemotivates' : 'toMotivates')}
      onClick={onFlip}
    >
      <Icon size={16} aria-hidden="true" />
      {flag}
    </button>
  );
}
