import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';

const KIND = 'motivatorCard';

/** Makes a card draggable by mouse, or by long touch where the browser supports it. */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: MotivatorKey, enabled: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return;
    return draggable({
      element: node,
      getInitialData: () => ({ kind: KIND, card }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, card, enabled]);
  return isDragged;
}

/** Makes a place a drop target; returns whether a card is over it. */
export function useCardDrop(element: RefObject<HTMLElement | null>, take: (card: MotivatorKey) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => source.data.kind === KIND,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current(source.data.card as MotivatorKey);
      },
    });
  }, [element]);
  return isOver;
}
