import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import { createDragging } from '#ui/dragging/create-dragging.ts';
import styles from './motivators.module.css';

const cardDragging = createDragging<MotivatorKey>();

/** Makes a card draggable by mouse, pen or a resting finger. */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: MotivatorKey, enabled: boolean): void {
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return;
    return cardDragging.makeDraggable(node, { read: () => card, liftedClass: styles.lifted! });
  }, [element, card, enabled]);
}

/** Makes a place take cards, but not the one that lies there; returns whether one is over it. */
export function useCardDrop(
  element: RefObject<HTMLElement | null>,
  take: (card: MotivatorKey) => void,
  own: MotivatorKey | null = null,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return cardDragging.addPlace(node, {
      takes: (card) => card !== own,
      onOver: setOver,
      onDrop: (card) => latest.current(card),
    });
  }, [element, own]);
  return isOver;
}
