/** Elements that use the page's keys themselves. */
const OWN_ENTER = 'a, button, textarea, select, [role="button"], [role="slider"], [contenteditable="true"]';
const OWN_ARROWS = 'input, textarea, select, [role="slider"], [role="listbox"], [contenteditable="true"]';

/** The navigation of a key: Enter continues, left and right arrows move between steps, unless the focused element uses them itself. */
export function moveOfKey(event: KeyboardEvent): 'next' | 'back' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return null;
  const target = event.target as Element;
  if (event.key === 'Enter') return target.closest(OWN_ENTER) ? null : 'next';
  if (target.closest(OWN_ARROWS)) return null;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'back' : null;
}
