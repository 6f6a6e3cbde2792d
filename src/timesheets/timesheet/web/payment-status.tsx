import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { dayText } from '#ui/marks/date-text.ts';
import { minutesText, spanText } from '#timesheets/hours/web/hours-words.ts';
import { stateTones } from '#timesheets/hours/web/state-tones.ts';
import type { TimesheetEntry } from '#timesheets/timesheet/contract.ts';
import styles from './timesheet.module.css';

const EntryThread = lazyPart(async () => (await import('#timesheets/review/web/entry-thread.tsx')).EntryThread);

interface PaymentStatusProps {
  projectId: string;
  entry: TimesheetEntry;
  onClose: () => void;
}

/** How an entry stands on its way to be paid, what happened to it, and what the reader may say about it. */
export function PaymentStatus({ projectId, entry, onClose }: PaymentStatusProps) {
  const { t } = useTranslation('timesheets/timesheet');
  const { t: ofHours } = useTranslation('timesheets/hours');
  const date = dayInWords(new Date(entry.deadlineAt), currentLanguage());
  return (
    <EntryThread
      projectId={projectId}
      entryId={entry.entryId}
      onClose={onClose}
      title={t('paymentStatus')}
      lead={
        <div className={styles.lead}>
          <p>
            <b>{entry.taskTitle}</b>
            <br />
            {personName(entry.name)} · {dayText(entry.localDate)}, {spanText(entry)}{' '}
            <span className="meta">({minutesText(entry.minutes)})</span>
          </p>
          <p>
            <Pill tone={stateTones[entry.state]} size="sm">
              {ofHours(`state.${entry.state}`)}
            </Pill>{' '}
            {t(`payment.${entry.state}`, { date })}
          </p>
        </div>
      }
    />
  );
}
