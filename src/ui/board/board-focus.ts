export interface ColumnHandle {
  /** Scrolls a card into view and focuses it. */
  focus: (index: number) => void;
}

/** A column of a board with the ids of its cards from top to bottom. */
export interface FocusColumn<Key extends string> {
  key: Key;
  ids: readonly string[];
}

export const CARD_SELECTOR = (id: string) => `[data-card-open="${id}"]`;

const FRAMES_TO_LOOK = 30;

/**
 * After a move the card stands in another column as a new element. Whoever was on it or in its menu stays on it; a focus that is elsewhere is
 * left alone.
 */
export function keepFocusOn(id: string, frames = FRAMES_TO_LOOK): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const card = isLost ? document.querySelector<HTMLElement>(CARD_SELECTOR(id)) : null;
    if (card) card.focus();
    else if (frames > 1) keepFocusOn(id, frames - 1);
  });
}

/** The card to which an arrow key leads: within its column, or at the same height of the next column with cards. */
export function neighbourOf<Key extends string>(
  columns: readonly FocusColumn<Key>[],
  id: string,
  key: string,
): { column: Key; index: number } | null {
  const at = columns.findIndex(({ ids }) => ids.includes(id));
  const column = columns[at];
  if (!column) return null;
  const index = column.ids.indexOf(id);
  const vertical = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: column.ids.length - 1 }[key];
  if (vertical !== undefined) return column.ids[vertical] ? { column: column.key, index: vertical } : null;
  const sideways =
    key === 'ArrowRight' ? columns.slice(at + 1) : key === 'ArrowLeft' ? columns.slice(0, at).toReversed() : [];
  const target = sideways.find(({ ids }) => ids.length > 0);
  return target ? { column: target.key, index: Math.min(index, target.ids.length - 1) } : null;
}

/** Arrow keys on a card move to others, M opens its menu. */
export function handleBoardKey<Key extends string>(
  event: KeyboardEvent,
  columns: readonly FocusColumn<Key>[],
  focus: (column: Key, index: number) => void,
): void {
  const id = (event.target as HTMLElement).dataset.cardOpen;
  if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.toLowerCase() === 'm') {
    event.preventDefault();
    const button = (event.target as HTMLElement).closest('article')?.querySelector<HTMLElement>('[data-card-menu]');
    button?.focus();
    // After this key event: a menu that opens within it would handle the key itself and close.
    window.setTimeout(() => button?.click());
    return;
  }
  const next = neighbourOf(columns, id, event.key);
  if (!next) return;
  event.preventDefault();
  focus(next.column, next.index);
}
