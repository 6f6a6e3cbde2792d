import { useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { OwnInterview } from '#applications/web/api.ts';
import styles from '#applications/interviews/web/interviews.module.css';
import { dayText, hoursText } from '#applications/interviews/web/time-texts.ts';

type Slots = NonNullable<OwnInterview['interview']>['slots'];

interface SlotPickerProps {
  slots: Slots;
  loading: boolean;
  onPick: (slotId: string) => void;
}

/** The offered times by day, one of which is picked. */
export function SlotPicker({ slots, loading, onPick }: SlotPickerProps) {
  const { t } = useTranslation('applications/interviews');
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  // A time that was taken meanwhile is deselected.
  const isThere = slots.some(({ slotId }) => slotId === chosen);
  const days = [...Map.groupBy(slots, ({ startsAt }) => dayText(startsAt))];
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && isThere) onPick(chosen);
      }}
    >
      {days.map(([day, times]) => (
        <fieldset key={day}>
          <legend>{day}</legend>
          <div className={styles.times}>
            {times.map(({ slotId, startsAt, endsAt }) => (
              <label key={slotId}>
                <input
                  type="radio"
                  name={name}
                  value={slotId}
                  checked={chosen === slotId}
                  onChange={() => setChosen(slotId)}
                />
                <span className="num">{hoursText(startsAt, endsAt)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" variant="primary" disabled={!isThere} loading={loading}>
        {t('confirm')}
      </Button>
    </form>
  );
}
