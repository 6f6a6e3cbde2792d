import { useQuery } from '@tanstack/react-query';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { TaskPartProps } from './task-part-props.ts';
import { IconCopy, IconPlayerStopFilled } from '#ui/icons/icons.ts';
import { startsLater } from '#timesheets/hours/rules/hours-obstacle.ts';
import { AddHours } from './entries/add-hours.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { useEntryChanges } from './entries/use-entry-changes.ts';
import { taskHoursQuery } from './hours-queries.ts';
import { tickingText } from './hours-words.ts';
import styles from './hours.module.css';
import { StartClock } from './start-clock.tsx';
import { useClock, useTicking } from './use-clock.ts';

/** The professional's clock at this task, hours by hand, and the entries so far. */
export function OwnHours({ task, board }: TaskPartProps) {
  const { t } = useTranslation('timesheets/hours');
  const { t: say } = useTranslation('timesheets');
  const { clock, stop } = useClock(board.readerId);
  const { data } = useQuery(taskHoursQuery(task.taskId));
  const { copy } = useEntryChanges();
  const runsHere = clock?.taskId === task.taskId;
  const now = useTicking(runsHere);
  const place = { projectId: board.project.projectId, taskId: task.taskId };
  const mayClock = task.abilities.edit && ['backlog', 'toDo', 'inProgress'].includes(task.status);
  const yesterday = data && addDays(data.today, -1);
  const canCopy = data?.entries.some(({ localDate }) => localDate === yesterday);
  if (startsLater(board.project.status))
    return (
      <>
        <p className="sub">{say('errors.notStarted')}</p>
        <EntryList taskId={task.taskId} />
      </>
    );
  return (
    <>
      {runsHere ? (
        <div className={styles.clock}>
          <span className={styles.ticking}>{tickingText(clock.startedAt, now)}</span>
          <Button
            variant="primary"
            icon={<IconPlayerStopFilled size={18} aria-hidden="true" />}
            loading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('clock.stop')}
          </Button>
        </div>
      ) : (
        mayClock && (
          <div className={styles.clock}>
            <StartClock readerId={board.readerId} place={place} disabled={task.estimatedHours === null} />
            {task.estimatedHours === null && <span className="sub">{t('needsEstimate')}</span>}
          </div>
        )
      )}
      {data && mayClock && task.status === 'inProgress' && (
        <AddHours
          zone={data}
          tasks={[{ ...place, taskTitle: task.title, projectTitle: board.project.title }]}
          more={() =>
            canCopy && (
              <Button
                icon={<IconCopy size={18} aria-hidden="true" />}
                onClick={() => void copy(yesterday!, data.today, task.taskId)}
              >
                {t('copy.yesterday')}
              </Button>
            )
          }
        />
      )}
      <EntryList taskId={task.taskId} />
    </>
  );
}
