import type { KeyboardEvent } from 'react';

/** Elements for which the keys of the page mean something of their own. */
const OWN_ENTER = 'a, button, textarea, select, [role="button"], [role="slider"], [contenteditable="true"]';
const OWN_ARROWS = 'input, textarea, select, [role="slider"], [role="listbox"], [contenteditable="true"]';

/** Where a key leads among the steps: Enter goes on, arrows to the side go on and back, unless the focus is where they mean something else. */
export function wantedMove(event: KeyboardEvent): 'next' | 'back' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return null;
  const target = event.target as Element;
  if (event.key === 'Enter') return target.closest(OWN_ENTER) ? null : 'next';
  if (target.closest(OWN_ARROWS)) return null;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'back' : null;
}
