import { useEffect, useEffectEvent } from 'react';

/** Where the arrows already mean something: fields, and what opened above the page. */
const taken = 'input, textarea, select, [contenteditable="true"], [aria-modal="true"], [role="menu"], [role="listbox"]';

/** The arrow keys turn to the week before and the one after. */
export function useWeekKeys(previous: () => void, next: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const turn = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!turn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(taken)) return;
    event.preventDefault();
    turn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
