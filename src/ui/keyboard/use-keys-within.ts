import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handles the keys that the controls inside of an element left alone. The element itself is no control, so it is the document that listens:
 * after React's own handlers, which may have taken the key.
 */
export function useKeysWithin(element: RefObject<HTMLElement | null>, handle: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Node && element.current?.contains(event.target)) handle(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
