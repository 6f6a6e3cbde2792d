import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { TaskPartProps } from '#tasks/board/web/task-parts.ts';
import { AddHours } from './add-hours.tsx';
import { EntryList } from './entry-list.tsx';
import { tickingText } from './hours-words.ts';
import styles from './hours.module.css';
import { useClock, useTicking } from './use-clock.ts';

/** The professional's clock at this task, hours by hand, and the entries so far. */
export function OwnHours({ task, board }: TaskPartProps) {
  const { t } = useTranslation('tasks/hours');
  const { clock, isKnown, start, stop } = useClock(board.readerId);
  const [isAsking, setAsking] = useState(false);
  const runsHere = clock?.taskId === task.taskId;
  const now = useTicking(runsHere);
  const { projectId } = board.project;
  const mayClock = task.abilities.edit && ['backlog', 'toDo', 'inProgress'].includes(task.status);
  const begin = (stopOther: boolean) => start.mutate({ projectId, taskId: task.taskId, stopOther });
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
            <Button
              icon={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
              disabled={!isKnown || task.estimatedHours === null}
              loading={start.isPending}
              onClick={() => (clock ? setAsking(true) : begin(false))}
            >
              {t('clock.start')}
            </Button>
            {task.estimatedHours === null && <span className="sub">{t('needsEstimate')}</span>}
          </div>
        )
      )}
      {mayClock && task.status === 'inProgress' && <AddHours projectId={projectId} taskId={task.taskId} />}
      <EntryList taskId={task.taskId} />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('clock.otherTitle')}
        confirmLabel={t('clock.switch')}
        cancelLabel={t('clock.keep')}
        onConfirm={() => {
          setAsking(false);
          begin(true);
        }}
      >
        {t('clock.otherText', { task: clock?.taskTitle ?? '' })}
      </ConfirmDialog>
    </>
  );
}
