import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { HistoryEntry, OwnApplication } from '#applications/web/api.ts';
import { historyQuery } from '#applications/own/web/application-queries.ts';
import { LoadWhenOpened } from '#applications/own/web/load-when-opened.tsx';
import styles from '#applications/interviews/web/interviews.module.css';
import { dayText } from '#applications/interviews/web/time-texts.ts';

/** Everything that happened to an application, newest first; loaded when opened. */
export function ApplicationHistory({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applications/interviews');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...historyQuery(application.id), enabled: isOpen });
  return (
    <LoadWhenOpened
      className={styles.history}
      summary={t('history.title')}
      onToggle={setOpen}
      query={query}
      isOpen={isOpen}
    >
      {({ history }) => (
        <ol>
          {history.map((entry) => (
            <li key={`${entry.event} ${entry.at}`}>
              <span>
                <EntryText entry={entry} />
              </span>
              <span className="meta">
                <RelativeTime moment={entry.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </LoadWhenOpened>
  );
}

function EntryText({ entry: { event, stage, interview } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('applications/interviews');
  const { t: say } = useTranslation('applications');
  return t(`history.${event}`, {
    stage: stage && say(`stage.${stage}`),
    kind: interview && t(`kind.${interview.kind}`),
    day: interview?.startsAt && dayText(interview.startsAt),
  });
}
