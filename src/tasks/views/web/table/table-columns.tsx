import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { AvatarStack } from '#ui/marks/avatar.tsx';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { hoursText } from '#ui/marks/number-format.ts';
import { toHours } from '#tasks/rules/estimate.ts';
import { isOverdue } from '#tasks/views/rules/overdue.ts';
import { StatusPill } from '../status-pill.tsx';
import { today } from '../view-queries.ts';
import styles from './task-table.module.css';

const TAGS_SHOWN = 1;

/** Title, status, responsible, tags, estimate, worked hours and due date. */
export function useTableColumns(): Column<TaskCard>[] {
  const { t } = useTranslation('tasks/views');
  const now = today();
  return [
    {
      key: 'title',
      header: t('table.title'),
      sort: 'title',
      sortsFirst: 'ascending',
      cell: ({ title }) => <span className={styles.title}>{title}</span>,
    },
    {
      key: 'status',
      header: t('table.status'),
      width: 164,
      sort: 'status',
      sortsFirst: 'ascending',
      skeleton: 'pill',
      narrow: 'end',
      cell: (task) => <StatusPill task={task} />,
    },
    {
      key: 'assigned',
      header: t('table.assigned'),
      width: 112,
      skeleton: 'avatars',
      cell: ({ assigned }) => assigned.length > 0 && <AvatarStack people={assigned} />,
    },
    {
      key: 'tags',
      header: t('table.tags'),
      width: 136,
      cell: ({ tags }) =>
        tags.length > 0 && (
          <span className={styles.tags}>
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <TagPill key={tag.tagId} tag={tag} />
            ))}
            {tags.length > TAGS_SHOWN && (
              <span title={namesOf(tags.slice(TAGS_SHOWN))}>+{tags.length - TAGS_SHOWN}</span>
            )}
          </span>
        ),
    },
    {
      key: 'estimate',
      header: t('table.estimate'),
      width: 118,
      align: 'right',
      sort: 'estimate',
      narrow: 'hidden',
      cell: ({ estimatedHours }) => estimatedHours !== null && hoursText(estimatedHours),
    },
    {
      key: 'consumed',
      header: t('table.consumed'),
      width: 90,
      align: 'right',
      sort: 'consumed',
      cell: ({ consumedMinutes, estimatedHours }) => {
        if (consumedMinutes === 0) return null;
        const worked = toHours(consumedMinutes);
        const isOver = estimatedHours !== null && worked > estimatedHours;
        return <span className={classNames(isOver && styles.over)}>{hoursText(worked)}</span>;
      },
    },
    {
      key: 'due',
      header: t('table.due'),
      width: 96,
      sort: 'dueOn',
      sortsFirst: 'ascending',
      cell: (task) =>
        task.dueOn !== null && (
          <span className={classNames(styles.day, isOverdue(task, now) && styles.late)}>
            {dayText(task.dueOn)}
            {isOverdue(task, now) && <span className="sr-only"> ({t('overdue')})</span>}
          </span>
        ),
    },
  ];
}

const namesOf = (tags: readonly { name: string }[]) => tags.map(({ name }) => name).join(', ');
