import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { TaskPartProps } from '#timesheets/hours/web/task-part-props.ts';
import { dayText } from '#ui/marks/date-text.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';
import { stateTones } from '#timesheets/hours/web/state-tones.ts';
import { minutesText, spanText } from '#timesheets/hours/web/hours-words.ts';
import { taskHoursOfAllQuery } from './review-queries.ts';
import styles from './review.module.css';

/** More of them would push the task itself out of sight. */
const ENTRIES_SHOWN = 3;

const EntryThread = lazyPart(async () => (await import('./entry-thread.tsx')).EntryThread);

/** The hours at a task with their contests: all of them for the company, for a professional those in dispute. */
export function TaskEntries({ task, board }: TaskPartProps) {
  const { t } = useTranslation('timesheets/review');
  const { t: ofHours } = useTranslation('timesheets/hours');
  const { projectId } = board.project;
  const { data } = useQuery(taskHoursOfAllQuery(projectId, task.taskId));
  const [open, setOpen] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const isOwn = board.part === 'professional';
  const entries = data?.entries.filter((entry) => !isOwn || isInDispute(entry)) ?? [];
  if (entries.length === 0) return null;
  const first = entries.filter((entry, index) => index < ENTRIES_SHOWN || isInDispute(entry));
  const shown = isWhole ? entries : first;
  return (
    <section className={styles.review} aria-labelledby="task-entries">
      <h3 id="task-entries">{t(isOwn ? 'entries.inDispute' : 'entries.title')}</h3>
      <ul className={styles.list}>
        {shown.map((entry) => {
          const span = `${dayText(entry.localDate)}, ${spanText(entry)}`;
          return (
            <li key={entry.entryId}>
              <span>
                {!isOwn && <b>{personName(entry.person)} · </b>}
                {span} <span className={`meta ${styles.minutes}`}>({minutesText(entry.minutes)})</span>
              </span>
              {entry.description !== '' && <p className="meta">{entry.description}</p>}
              <div className={styles.actions}>
                <Pill tone={stateTones[entry.state]} size="sm">
                  {ofHours(`state.${entry.state}`)}
                </Pill>
                {entry.rulingDueAt !== null && (
                  <span className="meta">
                    {t('heldUntil', { date: dayInWords(new Date(entry.rulingDueAt), currentLanguage()) })}
                  </span>
                )}
                {(entry.state === 'pending' || entry.state === 'contested') && (
                  <span className="meta">
                    {t(entry.state === 'pending' ? 'entries.until' : 'entries.decided', {
                      date: dayText(dateInSaoPaulo(new Date(entry.deadlineAt))),
                    })}
                  </span>
                )}
                {(entry.canContest || entry.hasThread) && (
                  <Button
                    size="sm"
                    aria-label={`${t(entry.canContest ? 'entries.contest' : 'entries.thread')}: ${span}`}
                    onClick={() => setOpen(entry.entryId)}
                  >
                    {t(entry.canContest ? 'entries.contest' : 'entries.thread')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {first.length < entries.length && (
        <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('entries.fewer') : t('entries.all', { number: formatCount(entries.length) })}
        </Button>
      )}
      {open !== null && <EntryThread projectId={projectId} entryId={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

const isInDispute = ({ state }: { state: EntryState }) => state === 'contested' || state === 'held';
