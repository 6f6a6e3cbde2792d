import { useState } from 'react';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { EntryView } from '#timesheets/hours/schemas.ts';
import { taskPaths } from '#tasks/paths.ts';
import { EditEntry } from '../entries/edit-entry.tsx';
import { EntryButtons } from '../entries/entry-buttons.tsx';
import { minutesText, spanText } from '../hours-words.ts';
import { stateTones } from '../state-tones.ts';
import { DisputeCountdown } from './dispute-countdown.tsx';
import styles from './week.module.css';

/** An entry with how it stands; edited in its place. */
export function WeekEntry({ entry, now }: { entry: EntryView; now: number }) {
  const { t } = useTranslation('timesheets/hours');
  const [isEdited, setEdited] = useState(false);
  const { projectId, taskId, taskTitle, projectTitle, description, state, minutes, deadlineAt } = entry;
  return (
    <li>
      <span className={styles.span}>{spanText(entry)}</span>
      <div className={styles.what}>
        <PageLink to={taskPaths.task(projectId, taskId)}>{taskTitle}</PageLink>
        <span className="meta">{entry.origin === 'clockify' ? `${projectTitle} · Clockify` : projectTitle}</span>
        {description !== '' && <p className="sub">{description}</p>}
      </div>
      <span className={styles.minutes}>{minutesText(minutes)}</span>
      <div className={styles.state}>
        <Pill tone={stateTones[state]} size="sm">
          {t(`state.${state}`)}
        </Pill>
        <DisputeCountdown state={state} deadlineAt={deadlineAt} now={now} />
      </div>
      <span className={styles.buttons}>
        <EntryButtons entry={entry} onEdit={() => setEdited(true)} />
      </span>
      {isEdited && (
        <div className={styles.edited}>
          <EditEntry entry={entry} onClose={() => setEdited(false)} />
        </div>
      )}
    </li>
  );
}
