import { memo, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import boardStyles from '#ui/board/board.module.css';
import { useTranslation } from '#ui/i18n.ts';
import { IconCalendar, IconClock, IconListCheck, IconPaperclip } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import type { TaskCard as Card } from '#tasks/board/schemas.ts';
import { toHours } from '#tasks/rules/estimate.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { hoursText } from '#ui/marks/number-format.ts';
import { workedText } from '../task-words.ts';
import { mayEditCard, useBoardActions } from './board-actions.ts';
import { TaskCardMenu } from './task-card-menu.tsx';
import { taskDragging } from './task-dragging.ts';
import styles from './tasks.module.css';

/** The height of a card in the style sheet plus the gap below it; columns position their cards by it. */
export const CARD_STEP = 122;
const TAGS_SHOWN = 2;
const PEOPLE_SHOWN = 3;

interface TaskCardProps {
  card: Card;
  isOpen: boolean;
  /** One card of each column is in the tab order; arrow keys lead to the others. */
  tabIndex: number;
}

export const TaskCard = memo(function TaskCard({ card, isOpen, tabIndex }: TaskCardProps) {
  const { t } = useTranslation('tasks/board');
  const actions = useBoardActions();
  const element = useRef<HTMLElement>(null);
  const isMovable = mayEditCard(actions, card);
  const latest = useRef(card);
  latest.current = card;
  useEffect(() => {
    const node = element.current;
    if (!node || !isMovable) return;
    return taskDragging.makeDraggable(node, { read: () => latest.current, liftedClass: boardStyles.lifted! });
  }, [isMovable]);
  const { taskId, title, tags, assigned, checklist, attachments, dueOn, estimatedHours, consumedMinutes } = card;
  const worked = toHours(consumedMinutes);
  const isOver = estimatedHours !== null && worked > estimatedHours;
  const moreTags = tags.length - TAGS_SHOWN;
  return (
    <article
      ref={element}
      className={classNames(boardStyles.card, styles.card, isOpen && boardStyles.isOpen)}
      data-movable={isMovable || undefined}
    >
      <div className={styles.head}>
        <div
          role="button"
          tabIndex={tabIndex}
          className={classNames(boardStyles.open, styles.title)}
          data-card-open={taskId}
          aria-pressed={isOpen}
          onClick={() => actions.open(taskId)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            actions.open(taskId);
          }}
        >
          <b>{title}</b>
        </div>
        {isMovable && (
          <div className={boardStyles.menu}>
            <TaskCardMenu card={card} tabIndex={tabIndex} />
          </div>
        )}
      </div>
      <div className={styles.marks}>
        <div className={styles.tags}>
          {card.approvedAt !== null && (
            <Pill tone="success" size="sm">
              {t('card.approved')}
            </Pill>
          )}
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <TagPill key={tag.tagId} tag={tag} />
          ))}
          {moreTags > 0 && (
            <span
              title={tags
                .slice(TAGS_SHOWN)
                .map(({ name }) => name)
                .join(', ')}
            >
              +{moreTags}
            </span>
          )}
        </div>
        {attachments > 0 && (
          <span className={styles.files} title={t('card.attachments', { count: attachments })}>
            <IconPaperclip size={14} aria-hidden="true" /> {attachments}
          </span>
        )}
      </div>
      <div className={styles.end}>
        {estimatedHours !== null && (
          <span
            className={isOver ? styles.over : undefined}
            title={t(isOver ? 'card.over' : 'card.worked', {
              worked: hoursText(worked),
              hours: hoursText(estimatedHours),
            })}
          >
            <IconClock size={14} aria-hidden="true" /> {workedText(worked, estimatedHours)}
          </span>
        )}
        {checklist.total > 0 && (
          <span title={t('card.checklist', checklist)}>
            <IconListCheck size={14} aria-hidden="true" /> {checklist.done}/{checklist.total}
          </span>
        )}
        {dueOn !== null && (
          <span title={t('card.due', { date: dayText(dueOn) })}>
            <IconCalendar size={14} aria-hidden="true" /> {dayText(dueOn)}
          </span>
        )}
        <span className={styles.people}>
          {assigned.slice(0, PEOPLE_SHOWN).map(({ memberId, name, image }) => (
            <Avatar key={memberId} name={name} image={image} size={24} labelled />
          ))}
          {assigned.length > PEOPLE_SHOWN && <span>+{assigned.length - PEOPLE_SHOWN}</span>}
        </span>
      </div>
    </article>
  );
});
