import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { TaskChangeView } from '#tasks/board/schemas.ts';
import { toHours } from '#tasks/rules/estimate.ts';
import { historyQuery } from '../board-queries.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { hoursText } from '#ui/marks/number-format.ts';
import styles from './task.module.css';

/** Who changed what and when, newest first: of one task, or of the whole board. */
export function TaskHistory({ projectId, taskId }: { projectId: string; taskId: string | null }) {
  const { t } = useTranslation('tasks/board');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(projectId, taskId),
  );
  // Who left the project reads the own tasks without their history.
  if (error && !data) return null;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <section className={styles.history}>
      {taskId !== null && <h3>{t('history.title')}</h3>}
      <ol>
        {changes.map((change) => (
          <li key={change.changeId}>
            <ChangeWords change={change} isOfBoard={taskId === null} />
            <span className="meta">
              <RelativeTime moment={change.at} />
            </span>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

function ChangeWords({ change, isOfBoard }: { change: TaskChangeView; isOfBoard: boolean }) {
  const { t } = useTranslation('tasks/board');
  const { kind, before, after, person, actor, taskTitle } = change;
  const say = (value: string | null) => {
    if (value === null) return t('history.nothing');
    if (kind === 'estimated') return hoursText(toHours(Number(value)));
    if (kind === 'dueSet') return dayText(value);
    return kind === 'moved' ? t(`status.${value}`) : value;
  };
  return (
    <span>
      {isOfBoard && <b>{taskTitle}: </b>}
      {t(`history.${kind}`, {
        actor: actor === null ? t('history.nobody') : personName(actor),
        person: person === null ? '' : personName(person),
        before: say(before),
        after: say(after),
      })}
    </span>
  );
}
