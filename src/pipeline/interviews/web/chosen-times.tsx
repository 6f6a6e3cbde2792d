import { MINIMUM_DATES } from '#applications/interviews/rules/interview-slots.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { clockWords, dayWords } from './moment-texts.ts';
import styles from './offer.module.css';

interface ChosenTimesProps {
  chosen: readonly string[];
  onRemove: (local: string) => void;
}

/** The times that will be offered, by day. */
export function ChosenTimes({ chosen, onRemove }: ChosenTimesProps) {
  const { t } = useTranslation('pipeline/interviews');
  const days = [...Map.groupBy(chosen, (one) => one.slice(0, 10))];
  return (
    <div className={styles.chosen} role="group" aria-label={t('picker.chosen')} aria-live="polite">
      <p className="sub">{t(days.length < MINIMUM_DATES ? 'picker.moreDates' : 'picker.enough')}</p>
      {days.map(([day, times]) => (
        <p key={day}>
          <b>{dayWords(day)}</b>
          {times.map((local) => (
            <span key={local} className={styles.chip}>
              <span className="num">{clockWords(local.slice(11))}</span>
              <IconButton
                size="sm"
                label={t('picker.remove', { day: dayWords(day), time: clockWords(local.slice(11)) })}
                onClick={() => onRemove(local)}
              >
                <IconX size={14} aria-hidden="true" />
              </IconButton>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
