import { useState } from 'react';
import { monthAfter, weeksOfMonth } from '#pipeline/interviews/rules/offer-times.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { dayWords, monthWords } from './moment-texts.ts';
import styles from './offer.module.css';

interface DayPickerProps {
  day: string;
  /** The number of selected times on each day. */
  counts: ReadonlyMap<string, number>;
  first: string;
  last: string;
  onPick: (day: string) => void;
}

/** A calendar month, with one day selected to show its times. */
export function DayPicker({ day, counts, first, last, onPick }: DayPickerProps) {
  const { t } = useTranslation('pipeline/interviews');
  const [month, setMonth] = useState(day.slice(0, 7));
  const weeks = weeksOfMonth(month);
  const sample = weeks.find((week) => week.every((one) => one !== null)) ?? [];
  function labelOf(one: string): string {
    const count = counts.get(one) ?? 0;
    return count === 0 ? dayWords(one) : `${dayWords(one)}, ${t('picker.chosenOnDay', { count })}`;
  }
  return (
    <div className={styles.days} role="group" aria-label={t('picker.days')}>
      <div className={styles.month}>
        <IconButton
          label={t('picker.earlier')}
          disabled={month <= first.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <b aria-live="polite">{monthWords(month)}</b>
        <IconButton
          label={t('picker.later')}
          disabled={month >= last.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.grid} aria-hidden="true">
        {sample.map((one) => (
          <span key={one} className="meta">
            {one && dayWords(one, 'short').slice(0, 3)}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        {weeks.flat().map((one, index) =>
          one === null ? (
            <span key={`${month} ${index}`} />
          ) : (
            <button
              key={one}
              type="button"
              className={styles.day}
              data-day={one}
              aria-pressed={one === day}
              aria-label={labelOf(one)}
              data-chosen={counts.has(one) || undefined}
              disabled={one < first || one > last}
              onClick={() => onPick(one)}
            >
              <span className="num">{Number(one.slice(8))}</span>
            </button>
          ),
        )}
      </div>
    </div>
  );
}
