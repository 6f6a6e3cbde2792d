import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { dayText } from '#ui/marks/date-text.ts';
import { taskHoursQuery } from '../hours-queries.ts';
import { minutesText, spanText } from '../hours-words.ts';
import styles from '../hours.module.css';
import { stateTones } from '../state-tones.ts';
import { EditEntry } from './edit-entry.tsx';
import { EntryButtons } from './entry-buttons.tsx';

/** The reader's entries at one task, the latest first. */
export function EntryList({ taskId }: { taskId: string }) {
  const { t } = useTranslation('timesheets/hours');
  const { data, error, refetch, isFetching } = useQuery(taskHoursQuery(taskId));
  const [editedId, setEdited] = useState<string | null>(null);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />;
  if (!data) return <Skeleton width="100%" height={60} />;
  if (data.entries.length === 0) return <p className="sub">{t('none')}</p>;
  return (
    <ul className={styles.entries}>
      {data.entries.map((entry) => (
        <li key={entry.entryId}>
          <span>
            {dayText(entry.localDate)}, {spanText(entry)} <span className="meta">({minutesText(entry.minutes)})</span>
          </span>
          {entry.origin === 'clockify' && <span className="meta">Clockify</span>}
          <Pill tone={stateTones[entry.state]} size="sm">
            {t(`state.${entry.state}`)}
          </Pill>
          <EntryButtons entry={entry} onEdit={() => setEdited(entry.entryId)} />
          {entry.description !== '' && <p className="meta">{entry.description}</p>}
          {editedId === entry.entryId && (
            <div className={styles.edited}>
              <EditEntry entry={entry} onClose={() => setEdited(null)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
