import type { KeyboardEvent } from 'react';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import type { RowActions } from './use-row.ts';

/** The step of an arrow key in a grid with the given number of columns. */
export function strideOf(key: string, columns: number): number {
  const strides: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  return strides[key] ?? 0;
}

/** The number of columns of the rendered grid. */
export function columnsOf(cards: readonly Element[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  return Math.max(1, cards.filter((card) => card.getBoundingClientRect().top === top).length);
}

/** Space or Enter lifts a card and drops it, arrows move it or the focus, Escape puts it back. */
export function handleCardKey(event: KeyboardEvent<HTMLElement>, card: MotivatorKey, row: RowActions): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isLifted = row.lifted?.card === card;
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    if (isLifted) row.drop();
    else row.lift(card);
    return;
  }
  if (event.key === 'Escape' && isLifted) {
    event.preventDefault();
    row.putBack();
    return;
  }
  const cards = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const stride = strideOf(event.key, columnsOf(cards));
  if (stride === 0) return;
  event.preventDefault();
  if (isLifted) row.carry(stride);
  else cards[cards.indexOf(event.currentTarget) + stride]?.focus();
}
