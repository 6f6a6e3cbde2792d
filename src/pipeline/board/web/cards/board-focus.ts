import type { Stage } from '#candidacies/rules/stages.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';

export interface ColumnHandle {
  /** Scrolls a card into view and focuses it. */
  focus: (index: number) => void;
}

export const CANDIDATE_SELECTOR = (applicationId: string) => `[data-card-open="${applicationId}"]`;

const FRAMES_TO_LOOK = 30;

/**
 * After a move the card stands in another column as a new element. Whoever was on it or in its menu stays on it; a focus that is elsewhere is
 * left alone.
 */
export function keepFocusOn(applicationId: string, frames = FRAMES_TO_LOOK): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const card = isLost ? document.querySelector<HTMLElement>(CANDIDATE_SELECTOR(applicationId)) : null;
    if (card) card.focus();
    else if (frames > 1) keepFocusOn(applicationId, frames - 1);
  });
}

/** The card to which an arrow key leads: within its column, or at the same height of the next column with cards. */
export function neighbourOf(
  columns: Board['columns'],
  applicationId: string,
  key: string,
): { stage: Stage; index: number } | null {
  const at = columns.findIndex((column) => column.cards.some((card) => card.applicationId === applicationId));
  const column = columns[at];
  if (!column) return null;
  const index = column.cards.findIndex((card) => card.applicationId === applicationId);
  const vertical = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: column.cards.length - 1 }[key];
  if (vertical !== undefined) return column.cards[vertical] ? { stage: column.stage, index: vertical } : null;
  const sideways =
    key === 'ArrowRight' ? columns.slice(at + 1) : key === 'ArrowLeft' ? columns.slice(0, at).toReversed() : [];
  const target = sideways.find((other) => other.cards.length > 0);
  return target ? { stage: target.stage, index: Math.min(index, target.cards.length - 1) } : null;
}

/** Arrow keys on a card move to others, M opens its menu. */
export function handleBoardKey(
  event: KeyboardEvent,
  columns: Board['columns'],
  focus: (stage: Stage, index: number) => void,
): void {
  const applicationId = (event.target as HTMLElement).dataset.cardOpen;
  if (!applicationId || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.toLowerCase() === 'm') {
    event.preventDefault();
    const button = (event.target as HTMLElement).closest('article')?.querySelector<HTMLElement>('[data-card-menu]');
    button?.focus();
    // After this key event: a menu that opens within it would handle the key itself and close.
    window.setTimeout(() => button?.click());
    return;
  }
  const next = neighbourOf(columns, applicationId, event.key);
  if (!next) return;
  event.preventDefault();
  focus(next.stage, next.index);
}
