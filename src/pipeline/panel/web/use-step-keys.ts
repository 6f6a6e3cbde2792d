import { useEffect, useEffectEvent } from 'react';

/** Where the arrows already mean something: fields, and what opened above the page. */
const taken = 'input, textarea, select, [contenteditable="true"], [aria-modal="true"], [role="menu"], [role="listbox"]';

/** Alt with an arrow down or up leads to the next or the previous candidate. A modifier, so that no letter acts by accident. */
export function useStepKeys(previous: (() => void) | undefined, next: (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: next, ArrowUp: previous }[event.key];
    const isPlain = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!step || !isPlain || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(taken)) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
