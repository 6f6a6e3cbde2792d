import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CARD_SELECTOR, type ColumnHandle } from '#ui/board/board-focus.ts';
import boardStyles from '#ui/board/board.module.css';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { ColumnCardsProvider } from './column-cards.ts';
import { CARD_STEP, TaskCard } from './task-card.tsx';
import styles from './tasks.module.css';
import { useTaskDrop } from './use-task-drop.ts';

const CARDS_AHEAD = 6;

interface TaskColumnProps {
  column: TaskBoard['columns'][number];
  openId: string | undefined;
  onReadOn: (status: TaskStatus) => void;
  onHandle: (status: TaskStatus, handle: ColumnHandle | null) => void;
}

/** One column. Only the visible cards are rendered; the rest of a long column is loaded on scrolling. */
export const TaskColumn = memo(function TaskColumn({ column, openId, onReadOn, onHandle }: TaskColumnProps) {
  const { t } = useTranslation('tasks/board');
  const { status, cards, count, nextCursor } = column;
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const slot = useTaskDrop(section, list, { status, cards, cardStep: CARD_STEP });
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => body.current,
    estimateSize: () => CARD_STEP,
    getItemKey: (index) => cards[index]?.taskId ?? index,
    overscan: 4,
  });
  const items = virtual.getVirtualItems();
  const isNearEnd = nextCursor !== null && (items.at(-1)?.index ?? 0) >= cards.length - CARDS_AHEAD;
  useEffect(() => {
    if (isNearEnd) onReadOn(status);
  }, [isNearEnd, cards.length, onReadOn, status]);
  useImperativeHandle(
    (handle: ColumnHandle | null) => onHandle(status, handle),
    () => ({
      focus(index) {
        const card = cards[Math.min(index, cards.length - 1)];
        if (!card) return;
        virtual.scrollToIndex(index);
        setLastFocused(card.taskId);
        requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(CARD_SELECTOR(card.taskId))?.focus());
      },
    }),
  );
  const inSight = items.some((item) => cards[item.index]?.taskId === lastFocused);
  const tabbable = inSight ? lastFocused : cards[items[0]?.index ?? 0]?.taskId;
  const name = t(`status.${status}`);
  return (
    <section
      ref={section}
      className={classNames(boardStyles.column, slot !== null && boardStyles.over)}
      aria-label={t('board.column', { status: name, count: formatCount(count) })}
    >
      <h2 className={boardStyles.columnHead}>
        <span className="clip">{name}</span> <span className={boardStyles.count}>{formatCount(count)}</span>
      </h2>
      <div
        ref={body}
        className={boardStyles.columnBody}
        onFocus={(event) => setLastFocused(event.target.dataset.cardOpen ?? lastFocused)}
      >
        {cards.length === 0 && <p className={boardStyles.columnEmpty}>{t(`emptyColumn.${status}`)}</p>}
        <ColumnCardsProvider value={cards}>
          <ul ref={list} className={boardStyles.cards} style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => {
              const card = cards[item.index];
              if (!card) return null;
              return (
                <li key={item.key} style={{ top: item.start }} aria-setsize={count} aria-posinset={item.index + 1}>
                  <TaskCard card={card} isOpen={card.taskId === openId} tabIndex={card.taskId === tabbable ? 0 : -1} />
                </li>
              );
            })}
            {slot !== null && <li className={styles.slot} style={{ top: slot * CARD_STEP - 6 }} aria-hidden="true" />}
          </ul>
        </ColumnCardsProvider>
      </div>
    </section>
  );
});
