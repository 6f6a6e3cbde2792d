import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { currentLanguage, useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { personName } from '#platform/ui/marks/person-name.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import type { TaskPartProps } from '#tasks/board/web/task-parts.ts';
import { dayText } from '#tasks/board/web/task-words.ts';
import { stateTones } from '#tasks/hours/web/state-tones.ts';
import { minutesText, spanText } from '#tasks/hours/web/hours-words.ts';
import { taskHoursOfAllQuery } from './review-queries.ts';
import styles from './review.module.css';

const EntryThread = lazyPart(async () => (await import('./entry-thread.tsx')).EntryThread);

/** The hours at a task with their contests: all of them for the company, for a professional those in dispute. */
export function TaskEntries({ task, board }: TaskPartProps) {
  const { t } = useTranslation('tasks/review');
  const { t: ofHours } = useTranslation('tasks/hours');
  const { projectId } = board.project;
  const { data } = useQuery(taskHoursOfAllQuery(projectId, task.taskId));
  const [open, setOpen] = useState<string | null>(null);
  const isOwn = board.part === 'professional';
  const entries = data?.entries.filter(({ state }) => !isOwn || state === 'contested' || state === 'held') ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby="task-entries">
      <h3 id="task-entries">{t(isOwn ? 'entries.inDispute' : 'entries.title')}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const span = `${dayText(entry.localDate)}, ${spanText(entry)}`;
          return (
            <li key={entry.entryId}>
              <span>
                {!isOwn && <b>{personName(entry.person)} · </b>}
                {span} <span className="meta">({minutesText(entry.minutes)})</span>
              </span>
              <Pill tone={stateTones[entry.state]} size="sm">
                {ofHours(`state.${entry.state}`)}
              </Pill>
              {entry.description !== '' && <p className="meta">{entry.description}</p>}
              <div className={styles.actions}>
                {(entry.canContest || entry.hasThread) && (
                  <Button
                    size="sm"
                    aria-label={`${t(entry.canContest ? 'entries.contest' : 'entries.thread')}: ${span}`}
                    onClick={() => setOpen(entry.entryId)}
                  >
                    {t(entry.canContest ? 'entries.contest' : 'entries.thread')}
                  </Button>
                )}
                {entry.rulingDueAt !== null && (
                  <span className="meta">
                    {t('heldUntil', { date: dayInWords(new Date(entry.rulingDueAt), currentLanguage()) })}
                  </span>
                )}
                {(entry.state === 'pending' || entry.state === 'contested') && (
                  <span className="meta">
                    {t(entry.state === 'pending' ? 'entries.until' : 'entries.decided', {
                      date: dayInWords(new Date(entry.deadlineAt), currentLanguage()),
                    })}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {open !== null && <EntryThread projectId={projectId} entryId={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
