import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import styles from '#ui/board/board.module.css';
import { cardDragging } from './card-dragging.ts';

/**
 * Drags a card by mouse or by a finger that rests on it; its place stays as a dashed slot: an attribute that React does not know, so
 * that lifting renders nothing and shows in the same frame.
 */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: CandidateCard, enabled: boolean): void {
  const latest = useRef(card);
  latest.current = card;
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return;
    return cardDragging.makeDraggable(node, { read: () => latest.current, liftedClass: styles.lifted! });
  }, [element, enabled]);
}
