import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/** Animates cards to their new positions, so that the eye can follow. */
export function useSliding(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-slides]') ?? [])];
    const now = new Map(cards.map((card) => [card.dataset.slides!, card.getBoundingClientRect()]));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const card of still ? [] : cards) {
      const key = card.dataset.slides!;
      const [before, after] = [places.current.get(key), now.get(key)!];
      if (!before || (before.left === after.left && before.top === after.top)) continue;
      const shift = `translate(${before.left - after.left}px, ${before.top - after.top}px)`;
      card.animate([{ transform: shift }, { transform: 'none' }], MOTION);
    }
    places.current = now;
  }, [list, order]);
}
