import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import type { Board } from '#pipeline/candidates/schemas.ts';
import styles from '#ui/board/board.module.css';
import { CARD_SELECTOR, type ColumnHandle } from '#ui/board/board-focus.ts';
import { CandidateCard, CARD_STEP } from './candidate-card.tsx';
import { useColumnDrop } from '../moving/use-column-drop.ts';

const CARDS_AHEAD = 6;

interface BoardColumnProps {
  column: Board['columns'][number];
  openId: string | undefined;
  onReadOn: (stage: Board['columns'][number]['stage']) => void;
  onHandle: (stage: Board['columns'][number]['stage'], handle: ColumnHandle | null) => void;
}

/**
 * One stage. Only the visible cards are rendered; the rest of a long column is loaded on scrolling. A move renders the two columns that it changes,
 * not the other eight.
 */
export const BoardColumn = memo(function BoardColumn({ column, openId, onReadOn, onHandle }: BoardColumnProps) {
  const { t } = useTranslation('pipeline/board');
  const { stage, cards, count, more, nextCursor } = column;
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const isOver = useColumnDrop(section, stage);
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => body.current,
    estimateSize: () => CARD_STEP,
    getItemKey: (index) => cards[index]?.applicationId ?? index,
    overscan: 4,
  });
  const items = virtual.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  const isNearEnd = nextCursor !== null && lastIndex >= cards.length - CARDS_AHEAD;
  useEffect(() => {
    if (isNearEnd) onReadOn(stage);
  }, [isNearEnd, cards.length, onReadOn, stage]);

  useImperativeHandle(
    (handle: ColumnHandle | null) => onHandle(stage, handle),
    () => ({
      focus(index) {
        const card = cards[Math.min(index, cards.length - 1)];
        if (!card) return;
        virtual.scrollToIndex(index);
        setLastFocused(card.applicationId);
        requestAnimationFrame(() =>
          body.current?.querySelector<HTMLElement>(CARD_SELECTOR(card.applicationId))?.focus(),
        );
      },
    }),
  );

  // Only opening another candidate scrolls, not a move of cards.
  const showOpened = useEffectEvent((opened: string | undefined) => {
    const index = cards.findIndex((card) => card.applicationId === opened);
    if (index < 0) return;
    // The panel covers the board's right side: its candidate stays visible beside it.
    section.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    virtual.scrollToIndex(index);
  });
  useEffect(() => showOpened(openId), [openId]);

  const inSight = items.some((item) => cards[item.index]?.applicationId === lastFocused);
  const tabbable = inSight ? lastFocused : cards[items[0]?.index ?? 0]?.applicationId;
  const name = t(`pipeline/candidates:stage.${stage}`);
  return (
    <section
      ref={section}
      className={classNames(styles.column, isOver && styles.over)}
      aria-label={t('board.column', { stage: name, count: formatCount(count, more) })}
    >
      <h2 className={styles.columnHead}>
        <span className="clip">{name}</span> <span className={styles.count}>{formatCount(count, more)}</span>
      </h2>
      <div
        ref={body}
        className={styles.columnBody}
        onFocus={(event) => setLastFocused(event.target.dataset.cardOpen ?? lastFocused)}
      >
        {isOver && <div className={styles.slot} aria-hidden="true" />}
        {cards.length === 0 && !isOver && <p className={styles.columnEmpty}>{t('empty.column')}</p>}
        <ul className={styles.cards} style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const card = cards[item.index];
            if (!card) return null;
            return (
              <li
                key={item.key}
                style={{ top: item.start }}
                aria-setsize={more ? -1 : count}
                aria-posinset={item.index + 1}
              >
                <CandidateCard
                  card={card}
                  isOpen={card.applicationId === openId}
                  tabIndex={card.applicationId === tabbable ? 0 : -1}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
});
