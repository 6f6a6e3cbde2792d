import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';

const KIND = 'motivatorCard';

/** Lets a card be taken by mouse, or by a long touch where the browser has that. */
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

/** A place that takes a card; says whether one is over it now. */
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
